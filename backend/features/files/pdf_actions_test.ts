import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { pdfRefusal } from "./pdf_actions.ts";

type Part = string | { head: string; data: Uint8Array };
const latin1 = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

/** Returns a one-page PDF with these objects, and a cross-reference table that readers accept. */
function pdf(...parts: Part[]): Uint8Array {
  const page = [
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 72 72] >>",
  ];
  const [catalog = "<< /Type /Catalog /Pages 2 0 R >>", ...rest] = parts;
  const objects = [catalog, ...page, ...rest];
  let text = "%PDF-1.7\n";
  const places = objects.map((object, at) => {
    const place = text.length;
    const body = typeof object === "string"
      ? object
      : `<< ${object.head} /Length ${object.data.length} >>\nstream\n${
        String.fromCharCode(...object.data)
      }\nendstream`;
    text += `${at + 1} 0 obj\n${body}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  return latin1(
    `${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}` +
      `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
  );
}

const root = (more: string) => `<< /Type /Catalog /Pages 2 0 R ${more} >>`;
const stream = (objects: string, head = "/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode") => ({
  head,
  data: deflateSync(latin1(objects)),
});

describe("a PDF is refused", () => {
  it.each<[string, Uint8Array]>([
    ["with a script", pdf(root("/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>"))],
    ["with an escaped script", pdf(root("/OpenAction << /S /J#61vaScr#69pt /JS (1) >>"))],
    ["that launches a program", pdf(root("/OpenAction 4 0 R"), "<< /S /Launch /F (calc.exe) >>")],
    ["that opens a site", pdf(root("/OpenAction << /S /URI /URI (https://evil.example) >>"))],
    [
      "that opens a site by reference",
      pdf(root("/#4fpenAction 4 0 R"), "<< /S /URI /URI (https://evil.example) >>"),
    ],
    [
      "with a file",
      pdf(
        root("/Names << /EmbeddedFiles << /Names [(a.exe) 4 0 R] >> >>"),
        "<< /Type /Filespec /EF << /F 5 0 R >> >>",
      ),
    ],
    ["with an attachment on a page", pdf(root(""), "<< /Subtype /FileAttachment /FS 5 0 R >>")],
    [
      "with a script in an object stream",
      pdf(root("/OpenAction 9 0 R"), stream("9 0 << /S /JavaScript /JS (1) >>")),
    ],
    [
      "with an escaped script in a stream of no type",
      pdf(root(""), stream("9 0 << /S /Java#53cript /JS (1) >>", "/N 1 /First 4 /Filter [ /Fl#61teDecode ]")),
    ],
    [
      "that opens a site from an object stream",
      pdf(root("/OpenAction 9 0 R"), stream("9 0 << /S /URI /URI (x) >>")),
    ],
    ["with a form that runs scripts", pdf(root("/AcroForm << /XFA 4 0 R >>"))],
  ])("%s", async (_, bytes) => {
    expect(await pdfRefusal(bytes)).toMatch(/carries a script, an action or another file/);
  });

  it.each<[string, Uint8Array]>([
    [
      "packed in another way",
      pdf(root(""), stream("9 0 null", "/Type /ObjStm /N 1 /First 4 /Filter /LZWDecode")),
    ],
    [
      "packed twice",
      pdf(root(""), stream("9 0 null", "/Type /ObjStm /N 1 /First 4 /Filter [/ASCII85Decode /FlateDecode]")),
    ],
    [
      "encrypted or broken",
      pdf(root(""), { head: "/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode", data: latin1("no zlib") }),
    ],
    ["beyond the bounds", pdf(root(""), stream(" ".repeat(33 * 1_048_576)))],
  ])("whose objects are %s", async (_, bytes) => {
    expect(await pdfRefusal(bytes)).toMatch(/couldn't check this PDF/);
  });
});

it.each<[string, Uint8Array]>([
  ["a plain page", pdf()],
  ["a page to begin with", pdf(root("/OpenAction [3 0 R /Fit]"))],
  ["a page to begin with, by reference", pdf(root("/OpenAction 4 0 R"), "<< /S /GoTo /D [3 0 R /Fit] >>")],
  ["a link to a site", pdf(root(""), "<< /Subtype /Link /A << /S /URI /URI (https://akc.org) >> >>")],
  ["objects in a stream", pdf(root("/OpenAction 9 0 R"), stream("9 0 [3 0 R /Fit]"))],
  ["words about scripts", pdf(root("/Title (JavaScript and Launch for breeders)"))],
  [
    "a picture",
    pdf(root(""), { head: "/Subtype /Image /Filter /DCTDecode", data: latin1("\xff\xd8/JS/AA\xff") }),
  ],
])("a PDF with %s is taken", async (_, bytes) => {
  expect(await pdfRefusal(bytes)).toBeUndefined();
});
