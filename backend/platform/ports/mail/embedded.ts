import type pg from "pg";
import { headersOf, type MailPort } from "./port.ts";
import { escapeHtml } from "../../text.ts";

/** Path of the mailbox for developers. */
const MAILBOX_PATH = "/_mails";
const SHOWN = 100;

export type Mailbox = MailPort & {
  /** Pages of the mailbox: a list, an email as HTML, and `.json` (`?to=` one recipient) for scripts. */
  handle: (request: Request) => Promise<Response>;
};

type Row = {
  message_id: string;
  recipient: string;
  subject: string;
  text_body: string;
  html_body: string;
  headers: Record<string, string>;
  received_at: Date;
};

/** Keeps emails in a table instead of sending them, for development without a mail server. */
export function embeddedMail(pool: Pick<pg.Pool, "query">): Mailbox {
  return {
    async send(mail) {
      const headers = headersOf(mail);
      await pool.query(
        `insert into mailbox (message_id, recipient, subject, text_body, html_body, headers)
         values ($1, $2, $3, $4, $5, $6) on conflict (message_id) do nothing`,
        [mail.messageId, mail.to, mail.subject, mail.text, mail.html, JSON.stringify(headers)],
      );
      return "sent";
    },

    async handle(request) {
      const url = new URL(request.url);
      if (request.method !== "GET") return page("Not found", 404);
      if (url.pathname === MAILBOX_PATH) return page(list(await newest(pool, null)));
      if (url.pathname === `${MAILBOX_PATH}.json`) {
        const mails = await newest(pool, url.searchParams.get("to"));
        return Response.json({ mails: mails.map(plain) }, { headers: { "cache-control": "no-store" } });
      }
      const id = /^\/_mails\/([\w.@-]{1,200})$/.exec(decodeURI(url.pathname))?.[1];
      const row = id &&
        (await pool.query<Row>("select * from mailbox where message_id = $1", [`<${id}>`])).rows[0];
      return row ? page(row.html_body) : page("Not found", 404);
    },
  };
}

async function newest(pool: Pick<pg.Pool, "query">, to: string | null): Promise<Row[]> {
  const { rows } = await pool.query<Row>(
    `select * from mailbox where $1::text is null or recipient = lower($1)
     order by received_at desc, message_id desc limit ${SHOWN}`,
    [to],
  );
  return rows;
}

function plain({ message_id, recipient, subject, text_body, headers, received_at }: Row) {
  return { id: message_id, to: recipient, subject, text: text_body, headers, receivedAt: received_at };
}

function list(rows: Row[]): string {
  const items = rows.map((row) =>
    `<li><a href="${MAILBOX_PATH}/${escapeHtml(row.message_id.slice(1, -1))}">${escapeHtml(row.subject)}</a>
     <small>${escapeHtml(row.recipient)}, ${row.received_at.toISOString()}</small></li>`
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Emails</title>
    <meta name="viewport" content="width=device-width"><style>body{font:16px/1.5 system-ui;max-width:44rem;margin:2rem auto;
    padding:0 1rem;color:#16231d;background:#fbfbf9}small{display:block;color:#52605a}li{margin:0 0 .75rem}a{color:#1d5a45}
    </style><h1>Emails</h1>${
    items.length ? `<ol>${items.join("")}</ol>` : "<p>No email has been sent yet.</p>"
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
