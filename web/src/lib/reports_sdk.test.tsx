import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ReportsSdk } from "./reports_rules.ts";
import type { startSdk } from "./reports_sdk.ts";

/** Key under which the vendor's SDK stores that this visit is being recorded. */
const SESSION = "sentryReplaySession";
const isRecorded = () => sessionStorage.getItem(SESSION) !== null;

let frame: HTMLIFrameElement;
beforeEach(() => sessionStorage.removeItem(SESSION));
afterEach(() => frame.remove());

/**
 * Starts the SDK in a document of its own, loaded from an address, because it keeps global state that all
 * tests would share.
 */
async function start(address: string, mayRecord: boolean): Promise<ReportsSdk> {
  frame = document.createElement("iframe");
  frame.src = address;
  const loaded = new Promise((done) => frame.addEventListener("load", done));
  document.body.append(frame);
  await loaded;
  const url = new URL("./reports_sdk.ts", import.meta.url).href;
  const module: { startSdk: typeof startSdk } = await (frame.contentWindow as unknown as typeof globalThis)
    .eval(`import(${JSON.stringify(url)})`);
  return module.startSdk({
    dsn: "https://key@127.0.0.1:9/1",
    environment: "staging",
    release: "1",
    routeName: undefined,
    mayRecord,
  });
}

describe("a visit", () => {
  it("is recorded after consent alone, which may come late, go and come again", async () => {
    const sdk = await start("/", false);
    expect(isRecorded()).toBe(false);
    for (const isAllowed of [true, false, true, false]) {
      sdk.setRecording(isAllowed);
      await expect.poll(isRecorded).toBe(isAllowed);
    }
  });

  it("is recorded from the start where consent was given before", async () => {
    await start("/", true);
    await expect.poll(isRecorded).toBe(true);
  });

  it.each([
    "/reserve-pet/0199",
    "/account/reserved/0199",
    "/admin/users",
    "/?token=q8Zr2vK0bT5xWm1nYp7Ld4Hs",
  ])(
    "is never recorded in a document that was loaded from %s",
    async (address) => {
      const sdk = await start(address, true);
      sdk.setRecording(false);
      sdk.setRecording(true);
      await new Promise((done) => setTimeout(done, 20));
      expect(isRecorded()).toBe(false);
    },
  );
});
