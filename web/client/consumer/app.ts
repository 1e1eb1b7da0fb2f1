/**
 * An outside program that uses only the package: compiled and run by `make client`. Its argument is the API's
 * address.
 */
import {
  ApiError,
  createClient,
  getBreed,
  listBreeds,
  memoryStorage,
  type ProblemCode,
  shouldRetry,
  withCookies,
} from "@hearthpaw/client";

const client = createClient({
  baseUrl: process.argv[2]!,
  fetch: withCookies(),
  storage: memoryStorage(),
});

const { breeds } = await listBreeds(client);
const names: string[] = breeds.map(({ breedName }) => breedName);
console.log(`breeds: ${names.join(", ")}`);
try {
  await getBreed(client, { slug: "unicorn" });
} catch (error) {
  const expected: ProblemCode = "not_found";
  if (!(error instanceof ApiError) || error.code !== expected) throw error;
  console.log(`refused: ${error.status} ${error.code}: ${error.message}`, shouldRetry(0, error));
}
