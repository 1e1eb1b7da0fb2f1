import { afterEach, describe, expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { createClient, type FilePurpose, memoryStorage } from "@hearthpaw/client";
import { ConnectionContext } from "../../lib/client_context.ts";
import { createNotices } from "../../lib/notices.ts";
import { fakeStorage, pdfFile, pictureFile, type Put } from "./testing.ts";
import { UploadField } from "./UploadField.tsx";
import { downloadFile } from "./upload_file.ts";
import { type KnownFile, type Uploads, useUploads } from "./use_uploads.ts";

let storage: ReturnType<typeof fakeStorage> | undefined;
afterEach(() => {
  storage?.restore();
  vi.restoreAllMocks();
});

type Server = { calls: string[]; answer?: (request: Request) => Response | undefined };
function clientOf(server: Server) {
  let count = 0;
  const kept = memoryStorage();
  return createClient({
    baseUrl: "http://shop.test",
    storage: kept,
    fetch: async (request) => {
      const url = new URL(request.url);
      const body = request.method === "POST" ? await request.clone().text() : "";
      server.calls.push(`${request.method} ${url.pathname}${body && ` ${body}`}`);
      const other = server.answer?.(request);
      if (other) return other;
      if (url.pathname === "/v1/csrf-token") return Response.json({ csrfToken: "t" });
      if (url.pathname === "/v1/files/delete") return Response.json({ message: "The file was deleted." });
      const contentType = url.searchParams.get("contentType")!;
      return Response.json({
        url: `https://storage.test/uploads/${++count}?signature=s`,
        fileKey: `uploads/${count}.webp`,
        method: "PUT",
        headers: [{ name: "content-type", value: contentType }],
        expiresAt: "2026-11-21T08:00:00.000Z",
      });
    },
  });
}

async function field(options: {
  limit?: number;
  purpose?: FilePurpose;
  known?: KnownFile[];
  server?: Server;
  answer?: (put: Put, count: number) => number | Promise<number>;
} = {}) {
  const { limit = 5, purpose = "rearing-area", known = [], server = { calls: [] }, answer = () => 200 } =
    options;
  storage = fakeStorage(answer);
  const seen: { uploads?: Uploads } = {};
  const client = clientOf(server);
  function Form() {
    const uploads = seen.uploads = useUploads({ purpose, limit, known });
    return <UploadField label="Photos of the rearing area" hint="1 to 5 photos." uploads={uploads} />;
  }
  const screen = await render(
    <ConnectionContext value={{ client, notices: createNotices() }}>
      <Form />
    </ConnectionContext>,
  );
  const choose = (...files: File[]) => {
    const input = screen.container.querySelector<HTMLInputElement>("input[type=file]")!;
    const list = new DataTransfer();
    for (const file of files) list.items.add(file);
    input.files = list.files;
    input.dispatchEvent(new Event("change", { bubbles: true }));
  };
  return { screen, choose, seen, server, puts: storage.puts };
}

describe("UploadField", () => {
  it("uploads several photos, and gives their keys in the order of their choice", async () => {
    const { screen, choose, seen, puts } = await field();
    choose(await pictureFile(300, 200), await pictureFile(200, 300, "image/png", "box.png"));
    await expect.element(screen.getByText("2 of 2 uploaded.")).toBeInTheDocument();
    expect(seen.uploads?.fileKeys).toHaveLength(2);
    expect(seen.uploads?.isBusy).toBe(false);
    await expect.element(screen.getByText("box.webp")).toBeVisible();
    await expect.element(screen.getByText(/^\d+\.\d\d MB · Uploaded$/).first()).toBeVisible();
    for (const { method, headers, body } of puts) {
      expect(method).toBe("PUT");
      // The storage is another host and receives nothing of the session.
      expect(headers).toEqual({ "content-type": "image/webp" });
      expect(body.type).toBe("image/webp");
    }
  });

  it("shows how far a file is", async () => {
    const { screen, choose, seen } = await field({ answer: () => new Promise(() => {}) });
    choose(await pictureFile(300, 200));
    await expect.element(screen.getByRole("progressbar", { name: "Uploading maple.webp" })).toHaveAttribute(
      "value",
      "0.5",
    );
    await expect.element(screen.getByText(/Uploading, 50%/)).toBeVisible();
    expect(seen.uploads?.isBusy).toBe(true);
    expect(seen.uploads?.fileKeys).toEqual([]);
  });

  it("tries a cut line again by itself, and then lets the person do so", async () => {
    const { screen, choose, seen, puts } = await field({ answer: (_put, count) => count <= 3 ? 0 : 200 });
    choose(await pictureFile(300, 200));
    await expect.element(screen.getByText(/was interrupted. Check your connection/))
      .toBeVisible();
    expect(puts).toHaveLength(3);
    await screen.getByRole("button", { name: "Try again" }).click();
    await expect.element(screen.getByText("1 of 1 uploaded.")).toBeInTheDocument();
    expect(seen.uploads?.fileKeys).toEqual(["uploads/2.webp"]);
  });

  it("says what is wrong with a file, and offers nothing that cannot help", async () => {
    const { screen, choose } = await field();
    choose(pdfFile("scan.jpg"));
    await expect.element(
      screen.getByText(/We can't use scan\.jpg here\. Choose a JPEG, PNG/),
    )
      .toBeVisible();
    expect(screen.getByRole("button", { name: "Try again" }).elements()).toEqual([]);
    await screen.getByRole("button", { name: "Remove scan.jpg" }).click();
    expect(screen.getByRole("listitem").elements()).toEqual([]);
  });

  it.each<[string, Response, RegExp]>([
    [
      "the server's own words",
      Response.json({
        type: "/problems/too_many_requests",
        title: "Too many",
        status: 429,
        detail: "Many uploaded files are not used yet.",
        code: "too_many_requests",
        requestId: "req_1",
      }, { status: 429, headers: { "content-type": "application/problem+json" } }),
      /Many uploaded files are not used yet/,
    ],
    [
      "its own where there are none",
      new Response("<html>", { status: 502 }),
      /Could not fetch presigned URL/,
    ],
    [
      "that no address came",
      Response.json({
        url: "",
        fileKey: "uploads/1.webp",
        method: "PUT",
        headers: [],
        expiresAt: "2026-11-21T08:00:00.000Z",
      }),
      /URL not received\./,
    ],
  ])("says %s when there is no address to upload to", async (_what, response, words) => {
    const server: Server = {
      calls: [],
      answer: (request) =>
        new URL(request.url).pathname === "/v1/files/upload" ? response.clone() : undefined,
    };
    const { screen, choose } = await field({ server });
    choose(await pictureFile(300, 200));
    await expect.element(screen.getByText(words)).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Try again" })).toBeVisible();
  });

  it("takes no more files than are wanted, and says so", async () => {
    const { screen, choose, seen } = await field({ limit: 2 });
    const file = await pictureFile(100, 100);
    choose(file, file, file);
    await expect.element(screen.getByText("You can add up to 2 files. 1 wasn't added.")).toBeVisible();
    await expect.element(screen.getByText("2 of 2 uploaded.")).toBeInTheDocument();
    expect(seen.uploads?.items).toHaveLength(2);
    await expect.element(screen.getByText("You've added all 2. Remove one to add another."))
      .toBeInTheDocument();
    choose(file);
    expect(seen.uploads?.items).toHaveLength(2);
  });

  it("deletes what is removed, and gives the focus to the next file", async () => {
    const { screen, choose, seen, server } = await field();
    choose(
      await pictureFile(100, 100, "image/jpeg", "a.jpg"),
      await pictureFile(100, 100, "image/jpeg", "b.jpg"),
    );
    await expect.element(screen.getByText("2 of 2 uploaded.")).toBeInTheDocument();
    const [first] = seen.uploads!.fileKeys;
    await screen.getByRole("button", { name: "Remove a.webp" }).click();
    await expect.element(screen.getByRole("button", { name: "Remove b.webp" })).toHaveFocus();
    await vi.waitFor(() =>
      expect(server.calls).toContain(`POST /v1/files/delete ${JSON.stringify({ fileKey: first })}`)
    );
    await screen.getByRole("button", { name: "Remove b.webp" }).click();
    await expect.element(screen.getByRole("button", { name: "Choose files" })).toHaveFocus();
  });

  it("stops an upload that is removed", async () => {
    const { screen, choose, seen } = await field({ answer: () => new Promise(() => {}) });
    choose(await pictureFile(100, 100));
    await expect.element(screen.getByText(/Uploading, 50%/)).toBeVisible();
    await screen.getByRole("button", { name: "Remove maple.webp" }).click();
    expect(seen.uploads?.items).toEqual([]);
    expect(seen.uploads?.isBusy).toBe(false);
  });

  it("begins with files that were handed in earlier, and deletes none of them", async () => {
    const known = [{ fileKey: "private/0.webp", name: "box.webp", size: 880_000 }];
    const { screen, choose, seen, server } = await field({ known });
    choose(await pictureFile(100, 100));
    await expect.element(screen.getByText("2 of 2 uploaded.")).toBeInTheDocument();
    expect(seen.uploads?.fileKeys).toEqual(["private/0.webp", "uploads/1.webp"]);
    await expect.element(screen.getByText("0.84 MB · Uploaded")).toBeVisible();
    await screen.getByRole("button", { name: "Remove box.webp" }).click();
    expect(seen.uploads?.fileKeys).toEqual(["uploads/1.webp"]);
    expect(server.calls.filter((call) => call.includes("delete"))).toEqual([]);
  });

  it("takes files that are dropped on it", async () => {
    const { screen } = await field();
    const list = new DataTransfer();
    list.items.add(await pictureFile(100, 100));
    const zone = screen.getByRole("button", { name: "Choose files" }).element().parentElement!;
    zone.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: list }));
    await expect.element(screen.getByText("1 of 1 uploaded.")).toBeInTheDocument();
  });

  it("takes papers as they are", async () => {
    const { screen, choose, puts } = await field({ purpose: "registration", limit: 2 });
    choose(pdfFile());
    await expect.element(screen.getByText("1 of 1 uploaded.")).toBeInTheDocument();
    expect(puts[0]!.headers).toEqual({ "content-type": "application/pdf" });
    expect(await puts[0]!.body.text()).toContain("%PDF");
  });
});

describe("downloadFile", () => {
  it("says which call failed and why", async () => {
    const client = clientOf({
      calls: [],
      answer: () =>
        Response.json({
          type: "/problems/not_found",
          title: "Not found",
          status: 404,
          detail: "There is no such file.",
          code: "not_found",
          requestId: "req_1",
        }, { status: 404, headers: { "content-type": "application/problem+json" } }),
    });
    await expect(downloadFile(client, "private/1.pdf")).rejects.toThrow(
      "Error downloading file: There is no such file.",
    );
  });

  it("says that no address came", async () => {
    const client = clientOf({ calls: [], answer: () => Response.json({ url: "" }) });
    await expect(downloadFile(client, "private/1.pdf")).rejects.toThrow("URL not received.");
  });
});
