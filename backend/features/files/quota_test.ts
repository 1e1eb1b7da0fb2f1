/** Storage limits of an account. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addBreeder, addUser, bearer } from "../../testing/fixtures.ts";
import { made, upload } from "../../testing/files.ts";
import { startApp, type TestApp } from "../../testing/app.ts";
import { attachFile } from "./actions.ts";

const MB = 1_048_576;
let app: TestApp;
beforeAll(async () => {
  app = await startApp({
    features: ["files"],
    env: { STORAGE_QUOTA_MB: "90", STORAGE_QUOTA_UNVERIFIED_MB: "45" },
  });
});
afterAll(() => app.close());

async function seller(verification: "approved" | "submitted") {
  const { user } = await addBreeder(app.services, { verification });
  return { id: user.id, headers: await bearer(app.services, user) };
}
type Person = Awaited<ReturnType<typeof seller>>;

async function ask({ headers }: Person, { size = 20 * MB, purpose = "pet-image" } = {}) {
  const query = new URLSearchParams({
    fileName: "maple.jpg",
    contentType: "image/jpeg",
    purpose,
    size: String(size),
  });
  const response = await app.fetch(`/v1/files/upload?${query}`, { headers });
  const body = await response.json();
  return { status: response.status, code: body.code, fileKey: body.fileKey as string };
}

describe("getUploadUrl", () => {
  it("gives no more addresses than an account has room for, however many are asked for at once", async () => {
    for (const [verification, most] of [["submitted", 2], ["approved", 4]] as const) {
      const person = await seller(verification);
      const answers = await Promise.all(Array.from({ length: 12 }, () => ask(person)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(most);
      const refused = answers.filter(({ status }) => status !== 200);
      expect(new Set(refused.map(({ status, code }) => `${status} ${code}`))).toEqual(
        new Set(["409 storage_full"]),
      );
      // A file that still fits is accepted.
      expect((await ask(person, { size: 4 * MB })).status).toBe(200);
    }
  });

  it("gives a buyer the room of somebody whom nobody has approved", async () => {
    const user = await addUser(app.services);
    const person = { id: user.id, headers: await bearer(app.services, user) };
    const asked = () => ask(person, { purpose: "pet-profile-image" });
    expect([(await asked()).status, (await asked()).status, (await asked()).code])
      .toEqual([200, 200, "storage_full"]);
  });

  it("has room again for what was deleted, and counts what was taken over by its own size", async () => {
    const person = await seller("submitted");
    const [first, second] = [await ask(person), await ask(person)];
    expect((await ask(person)).code).toBe("storage_full");
    const gone = await app.fetch("/v1/files/delete", {
      method: "POST",
      headers: person.headers,
      json: { fileKey: first.fileKey },
    });
    expect(gone.status).toBe(200);
    // Its bytes may still be stored. The space is free once they are gone.
    expect((await ask(person)).code).toBe("storage_full");
    const { removeFile } = await import("./actions.ts");
    for (
      const { id } of await app.db.selectFrom("files").select("id").where("state", "=", "leaving").execute()
    ) {
      await removeFile(app.services, id);
    }
    expect((await ask(person)).status).toBe(200);
    await app.db.deleteFrom("files").where("upload_key", "=", second.fileKey).execute();
    const small = await upload(app, person.headers, "pet-image", await made.jpeg());
    await attachFile(app.services, { ownerId: person.id, fileKey: small, purposes: ["pet-image"] });
    expect((await ask(person)).status).toBe(200);
  });
});
