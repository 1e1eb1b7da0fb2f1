import type pg from "pg";
import { checkSms, isSigned, type SmsPort } from "./port.ts";
import { escapeHtml } from "../../text.ts";

/** Path of the texts for developers. */
const TEXTBOX_PATH = "/_texts";
const SHOWN = 100;
/** Signs incoming texts in development, in place of a provider's token. */
export const TEXTBOX_TOKEN = "development";

export type Textbox = SmsPort & {
  /** Page of the newest texts, and `.json` (`?to=` one number) for scripts. */
  handle: (request: Request) => Promise<Response>;
};

type Row = { id: string; recipient: string; body: string; received_at: Date };

/** Keeps texts in a table instead of sending them, for development without a provider. */
export function embeddedSms(pool: Pick<pg.Pool, "query">): Textbox {
  return {
    isGenuine: (call) => isSigned(TEXTBOX_TOKEN, call),

    async send(text) {
      checkSms(text);
      await pool.query(
        "insert into textbox (id, recipient, body) values ($1, $2, $3) on conflict (id) do nothing",
        [text.id, text.to, text.body],
      );
      return { kind: "sent", providerId: text.id };
    },

    async handle(request) {
      const url = new URL(request.url);
      if (request.method !== "GET") return page("Not found", 404);
      const { rows } = await pool.query<Row>(
        `select * from textbox where $1::text is null or recipient = $1
         order by received_at desc, id desc limit ${SHOWN}`,
        [url.searchParams.get("to")],
      );
      if (url.pathname !== `${TEXTBOX_PATH}.json`) return page(list(rows));
      const texts = rows.map(({ id, recipient, body, received_at }) => ({
        id,
        to: recipient,
        body,
        receivedAt: received_at,
      }));
      return Response.json({ texts }, { headers: { "cache-control": "no-store" } });
    },
  };
}

function list(rows: Row[]): string {
  const items = rows.map((row) =>
    `<li>${escapeHtml(row.body)}<small>${
      escapeHtml(row.recipient)
    }, ${row.received_at.toISOString()}</small></li>`
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Texts</title>
    <meta name="viewport" content="width=device-width"><style>body{font:16px/1.5 system-ui;max-width:44rem;margin:2rem auto;
    padding:0 1rem;color:#16231d;background:#fbfbf9}small{display:block;color:#52605a}li{margin:0 0 .75rem}a{color:#1d5a45}
    </style><h1>Texts</h1><p><a href="/_mails">Emails</a></p>${
    items.length ? `<ol>${items.join("")}</ol>` : "<p>No text has been written yet.</p>"
  }</html>`;
}

function page(html: string, status = 200): Response {
  return new Response(html, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
    },
  });
}
