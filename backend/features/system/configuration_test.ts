import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApp, type TestApp } from "../../testing/app.ts";

const twilio = {
  TWILIO_ACCOUNT_SID: "AC00000000000000000000000000000001",
  TWILIO_AUTH_TOKEN: "a".repeat(32),
};

describe("the configuration for browsers", () => {
  let plain: TestApp;
  let used: TestApp;
  beforeAll(async () => {
    plain = await startApp({ features: ["system"] });
    used = await startApp({
      features: ["system"],
      env: {
        ...twilio,
        TWILIO_FROM: "+15035550100",
        COMPANY_NAME: "Fernhollow Pets, LLC",
        GOVERNING_STATE: "Ohio",
        POSTAL_ADDRESS: "Fernhollow Pets, P.O. Box 12, Dayton, OH 45402",
      },
    });
  }, 40_000);
  afterAll(async () => {
    await plain.close();
    await used.close();
  });
  const read = async (app: TestApp) => (await (await app.fetch("/v1/configuration")).json()).configuration;

  it("names the company of the settings", async () => {
    expect((await read(used)).company).toEqual({
      name: "Fernhollow Pets, LLC",
      governingState: "Ohio",
      postalAddress: "Fernhollow Pets, P.O. Box 12, Dayton, OH 45402",
    });
  });

  it("names only the services that the settings turn on", async () => {
    expect((await read(plain)).recipients).toEqual([]);
    expect((await read(used)).recipients).toEqual(["twilio"]);
  });
});
