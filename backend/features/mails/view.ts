import { escapeHtml } from "../../platform/text.ts";

/** Content of an email: a heading, paragraphs, and at most one button or one code. */
export type Email = {
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  /** The only button; it links to our site. */
  action?: { label: string; url: string };
  code?: string;
  /** Further pages of our site, one per line, between the paragraphs and the amounts. */
  links?: readonly { label: string; url: string }[];
  /** Labeled amounts, as on a receipt; the last two are emphasized. */
  lines?: readonly (readonly [label: string, amount: string])[];
  /** Reference to mention in questions: "Reservation HP-7K2M-9QXW". */
  reference?: string;
  /** Small text at the end. */
  note?: string;
};

export type Rendered = { subject: string; text: string; html: string };

type Frame = {
  publicUrl: string;
  supportEmail: string;
  /**
   * Set for emails that people can unsubscribe from. The law requires a postal address there (CAN-SPAM, 15
   * U.S.C. 7704).
   */
  leaving?: { url: string; postalAddress: string };
};

/** Returns the email as a subject and two parts with the same content, plain text and HTML. */
export function render(email: Email, frame: Frame): Rendered {
  return { subject: oneLine(email.subject), text: asText(email, frame), html: asHtml(email, frame) };
}

/** Returns one line of at most 150 characters, so text from users cannot start another header. */
export function oneLine(text: string): string {
  // deno-lint-ignore no-control-regex -- the pattern removes control characters
  return [...text.replaceAll(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, " ").trim()].slice(0, 150).join(
    "",
  );
}

function asText(
  { heading, paragraphs, action, code, lines, links, reference, note }: Email,
  frame: Frame,
): string {
  return [
    heading,
    ...paragraphs,
    ...(code ? [code] : []),
    ...(links?.length ? [links.map(({ label, url }) => `${label}:\n${url}`).join("\n")] : []),
    ...(lines?.length ? [lines.map(([label, amount]) => `${label}: ${amount}`).join("\n")] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...(note ? [note] : []),
    ...(reference ? [reference] : []),
    `--\nHearthpaw, ${frame.publicUrl}\nQuestions? ${frame.supportEmail}`,
    ...(frame.leaving
      ? [`Unsubscribe from these emails: ${frame.leaving.url}`, frame.leaving.postalAddress]
      : []),
  ].join("\n\n");
}

const TEXT = "font:16px/1.55 'Hanken Grotesk',Helvetica,Arial,sans-serif;color:#16231d;margin:0 0 16px";
const SMALL = "font:14px/1.5 'Hanken Grotesk',Helvetica,Arial,sans-serif;color:#52605a;margin:0 0 8px";

/** Uses the colors of the design tokens directly because email programs do not support custom properties. */
function asHtml(email: Email, frame: Frame): string {
  const { subject, heading, paragraphs, action, code, lines, links, reference, note } = email;
  const parts = [
    `<h1 style="font:700 26px/1.2 Ysabeau,Georgia,serif;color:#1d5a45;margin:0 0 20px">${
      escapeHtml(heading)
    }</h1>`,
    ...paragraphs.map((paragraph) => `<p style="${TEXT}">${escapeHtml(paragraph)}</p>`),
    ...(code
      ? [
        `<p style="font:700 32px/1.2 'Courier New',monospace;letter-spacing:6px;color:#134231;background:#e5efe9;
        border-radius:8px;padding:16px 20px;margin:0 0 16px;text-align:center">${escapeHtml(code)}</p>`,
      ]
      : []),
    ...(links?.length
      ? [
        `<p style="${TEXT}">${
          links.map(({ label, url }) =>
            `<a href="${escapeHtml(url)}" style="color:#1d5a45">${escapeHtml(label)}</a>`
          ).join("<br>")
        }</p>`,
      ]
      : []),
    ...(lines?.length ? [tableOf(lines)] : []),
    ...(action
      ? [
        `<p style="margin:0 0 24px"><a href="${
          escapeHtml(action.url)
        }" style="display:inline-block;background:#1d5a45;
        color:#ffffff;font:700 16px/1 'Hanken Grotesk',Helvetica,Arial,sans-serif;padding:16px 24px;border-radius:8px;
        text-decoration:none">${escapeHtml(action.label)}</a></p>`,
      ]
      : []),
    ...(note ? [`<p style="${SMALL}">${escapeHtml(note)}</p>`] : []),
    ...(reference ? [`<p style="${SMALL}">${escapeHtml(reference)}</p>`] : []),
  ];
  const leave = frame.leaving
    ? `<p style="${SMALL}"><a href="${
      escapeHtml(frame.leaving.url)
    }" style="color:#1d5a45">Unsubscribe from these emails</a></p><p style="${SMALL}">${
      escapeHtml(frame.leaving.postalAddress)
    }</p>`
    : "";
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${
    escapeHtml(subject)
  }</title></head><body style="margin:0;background:#fbfbf9"><table role="presentation" width="100%"
cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px"><table role="presentation" width="100%"
style="max-width:560px;background:#ffffff;border:1px solid #dfe2db;border-top:4px solid #efa83a;border-radius:12px"><tr>
<td style="padding:32px"><p style="font:700 18px/1 Ysabeau,Georgia,serif;color:#1d5a45;margin:0 0 28px">Hearthpaw</p>
${parts.join("\n")}</td></tr></table><div style="max-width:560px;padding:20px 32px;text-align:left">
<p style="${SMALL}">Questions? Email ${
    escapeHtml(frame.supportEmail)
  }.</p>${leave}</div></td></tr></table></body></html>`;
}

function tableOf(lines: NonNullable<Email["lines"]>): string {
  const rows = lines.map(([label, amount], index) => {
    const weight = lines.length > 2 && index >= lines.length - 2 ? "font-weight:700;" : "";
    const cell = `${TEXT};${weight}padding:8px 0;border-bottom:1px solid #dfe2db`;
    return `<tr><td style="${cell}">${
      escapeHtml(label)
    }</td><td align="right" style="${cell};white-space:nowrap">${escapeHtml(amount)}</td></tr>`;
  });
  return `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 24px">${
    rows.join("")
  }</table>`;
}
