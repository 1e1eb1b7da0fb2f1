import { describe, expect, it } from "vitest";
import type { BreederData, OwnClaimChange } from "@hearthpaw/client";
import { type Answers, breeder, problem, renderSite, unspeakable } from "../../testing.tsx";
import { addressOf, checkProfile, cityAndStateOf, profileValues, refundExample } from "./profile_rules.ts";
import * as texts from "./texts.tsx";
import * as formsTexts from "../../components/forms/texts.ts";
import * as breedersTexts from "./claim_texts.tsx";

const id = "01980b72-91d4-7e63-8f0a-c2d4e6f80a1b";
const corvallis = {
  zip: "97330",
  city: "Corvallis",
  state: "OR",
  latitude: 44.56,
  longitude: -123.26,
} as const;
const profile = {
  id,
  name: "Willow Creek",
  story: "One litter a year.",
  breederProgramAddress: addressOf(corvallis),
  city: "Corvallis",
  state: "OR",
  slug: "willow-creek-corvallis-or",
  cityAndState: "Corvallis, OR",
  profileImageURL: "/avatar.png",
  isShelter: false,
  licence: null,
  breedingSince: 2011,
  depositRefundPercent: 50,
} as unknown as BreederData["breederProfile"];
const data = {
  breederProfile: profile,
  phoneNumber: "+15035550118",
  verification: "approved",
  autoApprove: false,
  listingsByStatus: [],
  claimChanges: [],
} as unknown as BreederData;
const contract = (
  version: number,
  contractText: string,
  confirmedAt: string | null = "2026-03-02T00:00:00.000Z",
) => ({
  saleContract: {
    breederId: id,
    version,
    hash: "a".repeat(64),
    contractText,
    guaranteeText: "Two years.",
    createdAt: "2026-03-01T00:00:00.000Z",
    confirmedAt,
    termsVersion: "2025-10-01",
  },
});

const DATA = "GET /api/user/breeder/";
const SAVE = `PUT /v1/breeders/profile/${id}/update`;
const CONTRACT = "PUT /v1/breeders/contract";
type Call = { name: string; body: string };
const sent = (calls: Call[], name: string) =>
  calls.filter((call) => call.name === name).map(({ body }) => JSON.parse(body));
const show = (answers: Answers = {}) =>
  renderSite("/breeder/profile", {
    user: breeder,
    answers: {
      "GET /v1/user": { body: { user: breeder } },
      [DATA]: { body: { breederData: data } },
      [`GET /v1/breeders/${id}/contract`]: { body: contract(3, "One puppy.") },
      ...answers,
    },
  });

describe("the profile of a breeder", () => {
  it("shows what is there, with city and state beside the ZIP code, and the way to the public page", async () => {
    const { screen } = await show({ "GET /v1/places/97330": { body: { place: corvallis } } });
    await expect.element(screen.getByLabelText(texts.programName)).toHaveValue("Willow Creek");
    await expect.element(screen.getByLabelText(formsTexts.zipCode)).toHaveAccessibleDescription(
      "Corvallis, OR",
    );
    await expect.element(screen.getByLabelText(texts.phone)).toHaveValue("(503) 555-0118");
    await expect.element(screen.getByText("The buyer gets $187.50 of a $375 deposit back.")).toBeVisible();
    await expect.element(screen.getByRole("link", { name: texts.viewPublicPage }))
      .toHaveAttribute("href", `/breeders/${id}/willow-creek-corvallis-or`);
    expect(unspeakable()).toEqual([]);
  });

  it("is saved, and a new ZIP code brings its place as an address", async () => {
    const { screen, calls } = await show({
      "GET /v1/places/97330": { body: { place: corvallis } },
      "GET /v1/places/98101": {
        body: { place: { ...corvallis, zip: "98101", city: "Seattle", state: "WA" } },
      },
      [SAVE]: { body: { breederProfile: { ...profile, name: "Willow Creek Cavaliers" } } },
    });
    await screen.getByLabelText(texts.programName).fill("Willow Creek Cavaliers");
    await screen.getByLabelText(formsTexts.zipCode).fill("98101");
    await expect.element(screen.getByLabelText(formsTexts.zipCode)).toHaveAccessibleDescription(
      "Seattle, WA",
    );
    await screen.getByLabelText(texts.phone).fill("");
    await screen.getByRole("radio", { name: /^All of it/ }).click();
    await screen.getByRole("button", { name: texts.saveProfile }).click();
    await expect.element(screen.getByText(breedersTexts.savedForReview))
      .toBeVisible();
    const [body] = sent(calls, SAVE);
    expect(body).toEqual({
      name: "Willow Creek Cavaliers",
      story: "One litter a year.",
      breederProgramAddress: addressOf({ zip: "98101", city: "Seattle", state: "WA" }),
      phoneNumber: null,
      breedingSince: 2011,
      depositRefundPercent: 100,
    });
    expect(cityAndStateOf(body.breederProgramAddress)).toBe("Seattle, WA");
  });

  it("names what is in review, and withdraws it without changing the form", async () => {
    const change: OwnClaimChange = {
      id: "0199b1d2-7c33-7a4e-9b5f-2c3d4e5f6073",
      kind: "name",
      oldText: "Willow Creek",
      newText: "Willow Creek Cavaliers",
      newPhotos: [],
      question: null,
      answer: null,
      createdAt: "2025-11-12T09:00:00.000Z",
    };
    const WITHDRAW = `POST /v1/breeders/claim-changes/${change.id}/withdraw`;
    const { screen, calls } = await show({
      [DATA]: { body: { breederData: { ...data, claimChanges: [change] } } },
      [WITHDRAW]: { body: { breederData: data } },
    });
    await expect.element(screen.getByRole("region", { name: breedersTexts.waiting }))
      .toHaveTextContent("Name: Willow Creek → Willow Creek Cavaliers");
    await expect.element(screen.getByLabelText(texts.programName)).toHaveValue("Willow Creek");
    // Another change leaves the name in review alone.
    await screen.getByLabelText(texts.yourStory).fill("Two litters a year.");
    await screen.getByRole("button", { name: "Withdraw the new name" }).click();
    await expect.element(screen.getByText("Your new name was withdrawn")).toBeVisible();
    await expect.element(screen.getByText(breedersTexts.waiting)).not.toBeInTheDocument();
    expect(sent(calls.map((call) => ({ ...call, body: "{}" })), WITHDRAW)).toHaveLength(1);
  });

  it("answers what staff asked about a change", async () => {
    const change: OwnClaimChange = {
      id: "0199b1d2-7c33-7a4e-9b5f-2c3d4e5f6073",
      kind: "legal-name",
      newPhotos: [],
      answer: null,
      oldText: "Ruth Abernathy",
      newText: "Ruth Berg",
      createdAt: "2025-11-12T09:00:00.000Z",
      question: "Did your license change, too?",
    };
    const ANSWER = `POST /v1/breeders/claim-changes/${change.id}/answer`;
    const { screen, calls } = await show({
      [DATA]: { body: { breederData: { ...data, claimChanges: [change] } } },
      [ANSWER]: { body: { breederData: { ...data, claimChanges: [{ ...change, answer: "Yes." }] } } },
    });
    const region = screen.getByRole("region", { name: breedersTexts.waiting });
    await expect.element(region).toHaveTextContent("Legal name: Ruth Abernathy → Ruth Berg");
    await expect.element(region).toHaveTextContent("Did your license change, too?");
    await region.getByRole("button", { name: breedersTexts.sendAnswer }).click();
    await expect.element(region.getByRole("textbox", { name: breedersTexts.yourAnswer }))
      .toHaveAccessibleDescription(/Enter your answer/);
    await region.getByRole("textbox", { name: breedersTexts.yourAnswer }).fill("Yes.");
    await region.getByRole("button", { name: breedersTexts.sendAnswer }).click();
    await expect.element(screen.getByText(breedersTexts.answered)).toBeVisible();
    expect(sent(calls, ANSWER)).toEqual([{ answer: "Yes." }]);
  });

  it("offers new photos of the premises once a verification is submitted", async () => {
    const { screen } = await show({
      [DATA]: { body: { breederData: { ...data, verification: "approved" } } },
    });
    await screen.getByRole("button", { name: breedersTexts.submitForReview }).click();
    await expect.element(screen.getByText(breedersTexts.addAPhoto).first()).toBeVisible();
    await screen.unmount();
    const other = await show({ [DATA]: { body: { breederData: { ...data, verification: "not-started" } } } });
    await expect.element(other.screen.getByLabelText(texts.programName)).toBeVisible();
    expect(other.screen.getByRole("heading", { name: breedersTexts.premises }).elements()).toEqual([]);
  });

  it("says next to the field what is wrong, also when only the server knows", async () => {
    const { screen, calls } = await show({
      [SAVE]: problem(422, "zip_unknown", "Please check.", {
        errors: [{ pointer: "/postalCode", code: "unknown", detail: "We couldn't find this ZIP code." }],
      }),
    });
    await screen.getByLabelText(texts.programName).fill("W");
    await screen.getByLabelText(texts.breedingSinceField).fill("2099");
    await screen.getByRole("button", { name: texts.saveProfile }).click();
    await expect.element(screen.getByLabelText(texts.programName)).toHaveAccessibleDescription(
      /Enter the name/,
    );
    await expect.element(screen.getByLabelText(texts.breedingSinceField)).toHaveAccessibleDescription(
      /Enter a year/,
    );
    expect(sent(calls, SAVE)).toEqual([]);
    await screen.getByLabelText(texts.programName).fill("Willow");
    await screen.getByLabelText(texts.breedingSinceField).fill("2011");
    await screen.getByLabelText(formsTexts.zipCode).fill("00000");
    await screen.getByRole("button", { name: texts.saveProfile }).click();
    await expect.element(screen.getByLabelText(formsTexts.zipCode)).toHaveAccessibleDescription(
      /couldn't find this ZIP code/,
    );
  });

  it("can be loaded again after a failure", async () => {
    let isDown = true;
    const { screen } = await show({
      [DATA]: () => isDown ? problem(403, "wrong_role", "Not now.") : { body: { breederData: data } },
    });
    await expect.element(screen.getByText("Not now.")).toBeVisible();
    isDown = false;
    await screen.getByRole("button", { name: "Try again" }).click();
    await expect.element(screen.getByLabelText(texts.programName)).toBeVisible();
  });
});

describe("the sale contract", () => {
  it("says its version, what saving makes of it, and shows what buyers will read", async () => {
    const { screen, calls } = await show({ [CONTRACT]: { body: contract(4, "One kitten.") } });
    await expect.element(screen.getByText("Version 3")).toBeVisible();
    await screen.getByLabelText(texts.saleContract, { exact: true }).fill("One kitten.");
    await expect.element(screen.getByText(/Saving creates version 4/)).toBeVisible();
    await screen.getByRole("button", { name: texts.preview }).click();
    await expect.element(screen.getByRole("dialog").getByText("One kitten.")).toBeVisible();
    await screen.getByRole("dialog").getByText(texts.close, { exact: true }).click();
    await screen.getByRole("button", { name: "Save as version 4" }).click();
    await expect.element(screen.getByText("Version 4 is now in use")).toBeVisible();
    await expect.element(screen.getByText("It applies to all new reservations.")).toBeVisible();
    await expect.poll(() => sent(calls, CONTRACT)).toEqual([{
      contractText: "One kitten.",
      guaranteeText: "Two years.",
    }]);
  });

  it("asks a new seller to read and confirm the template, once", async () => {
    const confirm = "POST /v1/breeders/contract/confirm";
    const { screen, calls } = await show({
      [`GET /v1/breeders/${id}/contract`]: { body: contract(1, "One puppy.", null) },
      [confirm]: { body: contract(1, "One puppy.") },
    });
    await expect.element(screen.getByRole("region", { name: texts.confirmContractTitle })).toBeVisible();
    // The breeder confirms their own text by saving it.
    await screen.getByLabelText(texts.saleContract, { exact: true }).fill("One kitten.");
    await expect.element(screen.getByRole("region", { name: texts.confirmContractTitle }))
      .not.toBeInTheDocument();
    await screen.getByLabelText(texts.saleContract, { exact: true }).fill("One puppy.");
    await screen.getByRole("button", { name: texts.confirmContract }).click();
    await expect.element(screen.getByText(texts.contractConfirmed)).toBeVisible();
    expect(sent(calls, confirm)).toEqual([{ saleContractHash: "a".repeat(64) }]);
    await expect.element(screen.getByRole("region", { name: texts.confirmContractTitle }))
      .not.toBeInTheDocument();
  });

  it("is not saved without words", async () => {
    const { screen, calls } = await show();
    await screen.getByLabelText(texts.healthGuarantee, { exact: true }).fill(" ");
    await screen.getByRole("button", { name: /^Save as/ }).click();
    await expect.element(screen.getByLabelText(texts.healthGuarantee, { exact: true }))
      .toHaveAccessibleDescription(/Enter the guarantee/);
    expect(sent(calls, CONTRACT)).toEqual([]);
  });
});

describe("the rules of a profile", () => {
  it("take city and state from the parts of an address", () => {
    expect(cityAndStateOf(addressOf(corvallis))).toBe("Corvallis, OR");
    expect(cityAndStateOf({ address_components: [] })).toBeUndefined();
  });
  it.each([[100, 37_500], [50, 18_750], [0, 0]])("give %s percent back as %s cents", (percent, cents) => {
    expect(refundExample(percent)).toBe(cents);
  });
  it.each([["1899", true], ["1900", false], ["2026", false], ["2027", true], ["", false], ["20.5", true]])(
    "the year %s is wrong: %s",
    (breedingSince, isWrong) => {
      const { breedingSince: error } = checkProfile({ ...profileValues(data), breedingSince }, "2026-11-21");
      expect(error !== undefined).toBe(isWrong);
    },
  );
});
