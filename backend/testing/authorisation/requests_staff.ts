import { linkToken } from "../../features/links/crypto.ts";
import { addBreeder, addUser } from "../fixtures.ts";
import { addDocuments, addUpload } from "../verification.ts";
import type { Requests } from "./request.ts";
import type { Person, Scene } from "./scene.ts";
import { TERMS_VERSION } from "../../features/accounts/rules.ts";

let count = 0;
const freshEmail = () => `haven${++count}@example.org`;

/** Adds an unreviewed scan of breeder A's identity card. */
const scan = ({ market, breederA }: Scene) =>
  addUpload(market.services, { ownerId: breederA.id, purpose: "identity-front" });

/** Submits a breeder's documents. Returns the verification. Breeders of the fixtures are already verified. */
async function submitVerification({ market }: Scene, who: Person) {
  await market.db.updateTable("breeders").set({ verification: "not-started", verified_at: null })
    .where("user_id", "=", who.id).execute();
  const json = await addDocuments(market.services, who.id);
  const { status, body } = await market.call(who, "POST", "/v1/breeders/verification", json);
  if (status >= 300) throw new Error(`not handed in: ${JSON.stringify(body)}`);
  return body.verification;
}

/** Returns the key of breeder A's submitted identity card: of the clean copy. */
async function card(scene: Scene): Promise<string> {
  return (await submitVerification(scene, scene.breederA)).files.identityFront[0];
}

/** Adds an open case about breeder A: with breeder B, or about a listing. */
async function fraudCase(
  { market, breederA, breederB }: Scene,
  rule: "same_device" | "price_far_below",
): Promise<string> {
  const id = market.services.newId();
  const isPair = rule === "same_device";
  await market.db.deleteFrom("fraud_cases").where("rule", "=", rule).execute();
  await market.db.insertInto("fraud_cases").values({
    id,
    rule,
    breeder_id: breederA.breederId!,
    evidence: "Both sellers signed in on one device.",
    other_breeder_id: isPair ? breederB.breederId! : null,
    pet_id: isPair ? null : (await market.pet({ breederId: breederA.breederId! })).id,
    price_cents: isPair ? null : 10_000,
  }).execute();
  return id;
}

/** Adds an open invitation to the staff. */
async function staffInvitation({ market, admin }: Scene, email: string): Promise<string> {
  const id = market.services.newId();
  await market.db.updateTable("staff_invitations").set({ ended_at: new Date() })
    .where("email", "=", email).where("ended_at", "is", null).execute();
  await market.db.insertInto("staff_invitations").values({
    id,
    email,
    rank: "support",
    invited_by: admin.id,
    expires_at: new Date(Date.now() + 86_400_000),
  }).execute();
  return id;
}

/** Returns a new code with an unused name. */
const promoCode = () => ({
  code: `SPRING-${++count}`,
  type: "Percentage",
  percent: 10,
  amountCents: null,
  funder: "platform",
  startsAt: "2025-11-01T00:00:00.000Z",
  endsAt: null,
  usesLimit: null,
  isActive: true,
});

/** Calls about files, verification, and staff's work. */
export const staffRequests: Requests = {
  getUploadUrl: () => ({
    params: {
      fileName: "maple.jpg",
      contentType: "image/jpeg",
      purpose: "profile-image",
      size: "1000",
    },
  }),
  getDownloadUrl: async (scene) => ({ params: { fileKey: await card(scene) } }),
  getFileUrl: async (scene) => ({ params: { fileKey: await card(scene), bucketIndicator: "private" } }),
  deleteFile: async (scene) => ({ json: { fileKey: await scan(scene) } }),
  deleteBreederFiles: async (scene) => ({ json: { fileKeys: [await scan(scene)] } }),

  getVerification: () => ({}),
  submitVerification: async ({ market }, who) => {
    // Fixtures are verified; this breeder must not be.
    await market.db.updateTable("breeders").set({ verification: "not-started", verified_at: null })
      .where("user_id", "=", who.id).execute();
    return { json: await addDocuments(market.services, who.id) };
  },
  listVerifications: async (scene) => (await submitVerification(scene, scene.breederA), {}),
  decideVerification: async (scene) => ({
    params: { id: (await submitVerification(scene, scene.breederA)).id },
    json: { decision: "approve" },
  }),
  withdrawVerification: async ({ market }) => ({
    params: { id: (await addBreeder(market.services)).id },
    json: { reason: "The registry says that this number belongs to another kennel." },
  }),
  inviteShelter: () => ({ json: { email: freshEmail(), name: "Benton Haven", state: "OR" } }),
  getShelterJoin: () => ({}),
  addShelter: () => ({
    json: {
      name: `Haven ${crypto.randomUUID().replaceAll(/[\d-]/g, "")}`,
      email: freshEmail(),
      password: "a-quiet-harbour-9",
      firstName: "Marisol",
      lastName: "Okafor",
      postalCode: "97330",
      registrationNumber: "93-1187420",
      website: "https://bentonhaven.example.org",
      termsVersion: TERMS_VERSION,
    },
  }),

  getStaffQueues: () => ({}),
  listUsers: () => ({}),
  listStaff: () => ({}),
  inviteStaff: () => ({ json: { email: freshEmail(), rank: "support" } }),
  withdrawStaffInvitation: async (scene) => ({ params: { id: await staffInvitation(scene, freshEmail()) } }),
  changeStaffRank: async ({ market }) => ({
    params: { id: (await addUser(market.services, { role: "Admin", staff_rank: "support" })).id },
    json: { rank: "moderator" },
  }),
  removeStaff: async ({ market }) => ({
    params: { id: (await addUser(market.services, { role: "Admin", staff_rank: "support" })).id },
  }),
  getStaffInvitation: () => ({ params: { token: "a-token-that-nobody-has-made" } }),
  joinStaff: async (scene, { email }) => ({
    json: { token: linkToken(scene.market.services.config, await staffInvitation(scene, email)) },
  }),
  updateUserStatus: async ({ market }) => ({
    params: { id: (await addUser(market.services)).id },
    json: { accountStatus: "Suspended", reason: "Sold a puppy that was ill." },
  }),
  updateBreederTrust: async ({ market }) => ({
    params: { id: (await addBreeder(market.services)).id },
    json: { autoApprove: true },
  }),
  listAuditEntries: () => ({}),
  listDiscountCodes: () => ({}),
  addDiscountCode: () => ({ json: promoCode() }),
  updateDiscountCode: async ({ market, admin }) => {
    const { body } = await market.call(admin, "POST", "/v1/admin/discount-codes", promoCode());
    return { params: { id: body.discountCode.id }, json: promoCode() };
  },
  listFraudCases: () => ({}),
  decideMoneyCase: async (scene) => ({
    params: { id: await fraudCase(scene, "same_device") },
    json: { decision: "clear", reason: "They are a family." },
  }),
  decideListingCase: async (scene) => ({
    params: { id: await fraudCase(scene, "price_far_below") },
    json: { decision: "keep", reason: "There is no such pet." },
  }),
  listStateRules: () => ({}),
  updateStateRule: () => ({
    params: { state: "WY" },
    json: {
      saleAllowed: true,
      saleAllowedUnderOneYear: true,
      bnplAllowed: true,
      depositRefundable: false,
      note: `Looked at by counsel, letter ${crypto.randomUUID()}.`,
      source: "Letter of counsel",
      asOf: "2026-11-20",
      reason: "Counsel has looked at it.",
    },
  }),
};
