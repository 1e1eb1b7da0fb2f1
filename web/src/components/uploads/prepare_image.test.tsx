import { afterEach, describe, expect, it, vi } from "vitest";
import { prepareImage } from "./prepare_image.ts";
import { heicFile, pdfFile, pictureFile } from "./testing.ts";
import { UploadError } from "./upload_error.ts";

afterEach(() => vi.restoreAllMocks());

/** Returns the size, and the colors of the upper left and the lower right. */
async function look(blob: Blob) {
  const bitmap = await createImageBitmap(blob);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext("2d")!;
  context.drawImage(bitmap, 0, 0);
  const isRed = (x: number, y: number) => context.getImageData(x, y, 1, 1).data[0]! > 150;
  const { width, height } = bitmap;
  return { width, height, corners: [isRed(width >> 2, height >> 2), isRed(width - 5, height - 5)] };
}

describe("prepareImage", () => {
  it("makes a large picture 2000 pixels wide, in WEBP", async () => {
    const { blob, contentType, name } = await prepareImage(await pictureFile(3_000, 1_500));
    expect({ type: blob.type, contentType, name }).toEqual({
      type: "image/webp",
      contentType: "image/webp",
      name: "maple.webp",
    });
    expect(await look(blob)).toEqual({ width: 2_000, height: 1_000, corners: [true, false] });
  });

  it("leaves a small picture as large as it is", async () => {
    expect(await look((await prepareImage(await pictureFile(300, 500))).blob)).toMatchObject({
      width: 300,
      height: 500,
    });
  });

  it("takes a JPEG that lacks only its last bytes", async () => {
    const whole = await pictureFile(300, 200, "image/jpeg");
    for (const cut of [1, 2]) {
      const { blob } = await prepareImage(new File([whole.slice(0, -cut)], "cut.jpg"));
      expect(await look(blob)).toEqual(await look(whole));
    }
  });

  it("makes a JPEG of HEIC, without camera and place", async () => {
    const file = heicFile();
    expect(await file.text()).toContain("Fernweh");
    const { blob, contentType, name } = await prepareImage(file);
    expect({ contentType, name }).toEqual({ contentType: "image/jpeg", name: "IMG_4711.jpg" });
    expect(await look(blob)).toEqual({ width: 320, height: 240, corners: [true, false] });
    expect(await blob.text()).not.toMatch(/Fernweh|Exif/);
  }, 120_000);

  it("sends JPEG where the browser quietly writes PNG instead of WEBP", async () => {
    const write = OffscreenCanvas.prototype.convertToBlob;
    vi.spyOn(OffscreenCanvas.prototype, "convertToBlob").mockImplementation(
      function (this: OffscreenCanvas, options) {
        return write.call(this, options?.type === "image/webp" ? { type: "image/png" } : options);
      },
    );
    const { blob, contentType } = await prepareImage(await pictureFile(300, 200, "image/png"));
    expect([contentType, blob.type]).toEqual(["image/jpeg", "image/jpeg"]);
  });

  it("leaves HEIC to the server where it cannot be read here", async () => {
    vi.spyOn(globalThis, "Worker").mockImplementation(function () {
      throw new Error("no workers here");
    });
    const file = heicFile();
    expect(await prepareImage(file)).toEqual({
      blob: file,
      contentType: "image/heic",
      name: "IMG_4711.HEIC",
    });
  });

  it.each<[string, () => Promise<File> | File, RegExp]>([
    ["a document with a picture's name", () => pdfFile("papers.jpg"), /We can't use papers\.jpg/],
    [
      "SVG",
      () => new File(["<svg xmlns='http://www.w3.org/2000/svg'/>"], "a.png", { type: "image/png" }),
      /We can't use/,
    ],
    ["a damaged picture", async () => {
      const file = await pictureFile(300, 200);
      return new File([file.slice(0, 30)], "cut.jpg");
    }, /cut\.jpg is damaged/],
    ["a JPEG of which half is missing", async () => {
      const file = await pictureFile(300, 200, "image/jpeg");
      return new File([file.slice(0, file.size / 2)], "cut.jpg");
    }, /cut\.jpg is damaged/],
  ])("refuses %s, and says what to do", async (_what, make, words) => {
    const error = await prepareImage(await make()).then(() => undefined, (thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(UploadError);
    expect((error as UploadError).message).toMatch(words);
    expect((error as UploadError).message).toMatch(/Choose/);
  });
});
