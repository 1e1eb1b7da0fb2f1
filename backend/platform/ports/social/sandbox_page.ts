import type { ProviderName } from "./port.ts";
import { escapeHtml } from "../../text.ts";

/** A person whom the stand-in can vouch for. */
export type SandboxPerson = {
  firstName: string;
  lastName: string;
  email: string | null;
  isVerified: boolean;
};

const names: Record<ProviderName, string> = { google: "Google", facebook: "Facebook" };

/**
 * People to choose from on the page; the first suits most tests. The addresses belong to no real person, and
 * the second is the demo buyer's.
 */
export const examplePeople: Record<ProviderName, readonly (SandboxPerson & { note: string })[]> = {
  google: [
    person("Nora", "Castellanos", "nora@example.com", true, "Verified address, new here"),
    person("Dana", "Whitfield", "buyer@demo.hearthpaw.com", true, "Verified address, has an account here"),
    person("Sam", "Ortega", "sam.ortega@example.com", false, "Address not verified"),
    person("Kit", "Albright", null, false, "Shares no address"),
  ],
  facebook: [
    person("Nora", "Castellanos", "nora.c@example.com", false, "Shares an address, new here"),
    person("Dana", "Whitfield", "buyer@demo.hearthpaw.com", false, "Has an account here with this address"),
    person("Kit", "Albright", null, false, "Shares no address"),
  ],
};

function person(
  firstName: string,
  lastName: string,
  email: string | null,
  isVerified: boolean,
  note: string,
) {
  return { firstName, lastName, email, isVerified, note };
}

/**
 * Returns the page for choosing a person or refusing. `request` is the signed request that the answer belongs
 * to.
 */
export function consentPage(provider: ProviderName, action: string, request: string): string {
  const name = names[provider];
  const hidden = `<input type="hidden" name="request" value="${escapeHtml(request)}">`;
  const people = examplePeople[provider].map(({ firstName, lastName, email, note }, index) =>
    `<li><button class="person" name="person" value="${index}"><span class="face" aria-hidden="true">${
      escapeHtml(firstName[0]!)
    }</span><span><b>${escapeHtml(`${firstName} ${lastName}`)}</b><span>${
      escapeHtml(email ?? "no address")
    }</span><small>${escapeHtml(note)}</small></span></button></li>`
  );
  const verified = provider === "google"
    ? `<label class="check"><input type="checkbox" name="verified" value="1" checked> ${name} calls the address verified</label>`
    : `<p class="note">${name} never says whether an address is verified.</p>`;
  return page(
    `Sign in with ${name}`,
    `<p class="stamp">Stand-in for development</p>
     <h1>Sign in with ${name}</h1>
     <p>Hearthpaw would like to know your name and email address. This page stands in for ${name}, because no
     application of ${name} is configured: choose who you want to be.</p>
     <form method="post" action="${escapeHtml(action)}">${hidden}<ul>${people.join("")}</ul></form>
     <details><summary>Be someone else</summary>
     <form method="post" action="${escapeHtml(action)}">${hidden}
     <label>Name <input name="name" autocomplete="off" maxlength="100" required value="Robin Vale"></label>
     <label>Email address <input name="email" type="email" autocomplete="off" maxlength="254"></label>
     ${verified}<button class="main" name="person" value="typed">Continue</button></form></details>
     <form method="post" action="${escapeHtml(action)}">${hidden}
     <button class="deny" name="person" value="deny">No, don't share anything</button></form>`,
  );
}

/** Returns the page shown in place of a redirect, if the target is unknown. */
export function refusalPage(text: string): string {
  return page("This request isn't right", `<h1>This request isn't right</h1><p>${escapeHtml(text)}</p>`);
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark"><style>${style}</style><main>${body}</main></html>`;
}

const style =
  `:root{--ink:#16231d;--soft:#52605a;--back:#f3f3ef;--card:#fff;--line:#cfd5d1;--brand:#1d5a45;--on:#fff}
@media(prefers-color-scheme:dark){:root{--ink:#eef2ef;--soft:#a9b6af;--back:#101613;--card:#18211d;--line:#3a4741;
--brand:#8fd3b5;--on:#0d1914}}
*{box-sizing:border-box}body{margin:0;background:var(--back);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:27rem;margin:8vh auto;padding:1.5rem;background:var(--card);border:1px solid var(--line);border-radius:12px}
@media(max-width:480px){main{margin:0;border:0;border-radius:0;min-height:100vh}}
h1{font-size:1.5rem;line-height:1.25;margin:.25rem 0 .75rem}p{margin:0 0 1rem}
.stamp{display:inline-block;margin:0 0 .5rem;padding:.125rem .5rem;border:1px dashed var(--line);border-radius:6px;color:var(--soft);
font-size:.8125rem}ul{list-style:none;margin:0 0 1rem;padding:0;display:grid;gap:.5rem}
button,input,summary{font:inherit;color:inherit}button{cursor:pointer;min-height:44px;border-radius:8px}
.person{display:flex;gap:.75rem;align-items:center;width:100%;padding:.625rem .75rem;text-align:left;background:none;
border:1px solid var(--line)}.person:hover,.deny:hover{border-color:var(--ink)}.person span span{display:block;
overflow-wrap:anywhere}.person small{color:var(--soft);font-size:.875rem}.face{flex:none;display:grid!important;
place-items:center;width:2.5rem;height:2.5rem;border-radius:50%;background:var(--brand);color:var(--on);font-weight:600}
:focus-visible{outline:3px solid var(--brand);outline-offset:2px}summary{cursor:pointer;padding:.625rem 0;font-weight:600}
label{display:block;margin:0 0 .75rem;font-weight:600}label input:not([type=checkbox]){display:block;width:100%;
min-height:44px;padding:.5rem .75rem;background:none;border:1px solid var(--line);border-radius:8px;font-weight:400}
.check{font-weight:400;display:flex;gap:.5rem;align-items:center;min-height:44px}.check input{width:1.25rem;height:1.25rem}
.note{color:var(--soft)}.main,.deny{width:100%;padding:.5rem 1rem;border:1px solid var(--line);background:none}
.main{background:var(--brand);color:var(--on);border-color:var(--brand);font-weight:600;margin-bottom:1rem}
details{margin-bottom:1rem}`;
