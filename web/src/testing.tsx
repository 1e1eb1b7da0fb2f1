import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  HeadContent,
  type RouteComponent,
  type RouterHistory,
  RouterProvider,
} from "@tanstack/react-router";
import type { ReactNode } from "react";
import { expect } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createClient, type KeyValueStorage, memoryStorage, type User } from "@hearthpaw/client";
import type { PageContext } from "./lib/page_context.ts";
import { startRealtime } from "./lib/live.ts";
import { createRealtime } from "./lib/realtime_connection.ts";
import { createNotices } from "./lib/notices.ts";
import { makeQueryClient } from "./lib/query_client.ts";
import { createSiteRouter } from "./router.tsx";
import { Route as rootRoute } from "./routes/__root.tsx";
import { routeTree } from "./routeTree.gen.ts";

/** A test renders into an existing page: the head is the site's, the document the test's. */
function PartOfDocument({ children }: { children: ReactNode }) {
  return (
    <>
      <HeadContent />
      {children}
    </>
  );
}
Object.assign(rootRoute.options, { shellComponent: PartOfDocument });

/** The site in a test: a server that answers from a table, and an address in memory. */

type Given = { status?: number; body: unknown; headers?: Record<string, string> };
export type Answer = Given | ((request: Request) => Given | Promise<Given>);
/** Answers by method and path: `"GET /v1/breeds"`. Others get 404. */
export type Answers = Record<string, Answer>;

export const configuration = {
  mode: "development",
  deploymentVersion: "1",
  termsVersion: "2025-10-01",
  termsChanges: [{ version: "2025-10-01", summary: "The first version of our terms and privacy notice." }],
  supportPhone: "(555) 010-0100",
  supportEmail: "help@example.com",
  payments: {
    provider: "sandbox",
    publishableKey: "pk_sandbox_a",
    apiUrl: "/_sandbox/payments",
    methods: ["card"],
    limits: [],
  },
  realtime: { key: "k", cluster: null, host: null, port: null },
  reports: { dsn: null, tracesSampleRate: 0.5, replaysOnErrorSampleRate: 1, replaysSessionSampleRate: 0.1 },
  analyticsId: null,
  mapTiles: null,
  charity: {
    name: "Fernhollow Animal Rescue",
    ein: "12-3456789",
    registration: "California Registry CT0123456",
    pageUrl: "https://fernhollow.example",
    paidWithinDays: 30,
    isDeductible: true,
  },
  company: {
    name: "Hearthpaw Example, Inc.",
    postalAddress: "Hearthpaw, 12 Elm Street, Corvallis, OR 97330",
    governingState: "Oregon",
  },
  recipients: [],
  liveChat: null,
  reviewsWidget: null,
  signInProviders: [],
  authenticatorUrl: null,
};

const usual: Answers = {
  "GET /v1/configuration": { body: { configuration } },
  "GET /v1/pets/favorited/ids": { body: { favourites: [] } },
  "GET /v1/chats/unread": { body: { unreadCount: 0 } },
  // Staff have entered a code a moment ago.
  "GET /v1/users/second-factor": {
    body: {
      secondFactor: {
        isOn: true,
        isObligatory: true,
        isProven: true,
        recentForSeconds: 840,
        hasPassword: true,
        confirmedAt: "2025-11-01T09:00:00.000Z",
        recoveryCodesLeft: 10,
      },
    },
  },
  "GET /v1/csrf-token": { body: { csrfToken: "csrf-token-of-a-test" } },
};

export const consumer = {
  id: "01998f20-3c4d-7a1e-8b52-6f0e9d1c2b3a",
  email: "dana@example.com",
  isEmailVerified: true,
  role: "Customer",
  type: "Consumer",
  accountStatus: "Active",
  firstName: "Dana",
  lastName: "Whitfield",
  profileImageURL: "/avatar.png",
  phoneNumber: null,
  isPhoneConfirmed: false,
  pets: [],
  parents: [],
  acceptedTerms: { version: "2025-10-01", acceptedAt: "2025-10-28T16:41:09.000Z" },
  createdAt: "2025-10-28T16:41:09.000Z",
} as User;
export const breeder = { ...consumer, firstName: "Ruth", role: "Breeder", type: "Breeder" } as User;

/**
 * Returns the number of times the staff page has loaded its counts: at the start, and after each decision.
 */
export const countings = (calls: readonly { name: string }[]): number =>
  calls.filter(({ name }) => name === "GET /v1/admin/queues").length;

/** Waits until the case of a queue has been on the screen long enough to be decided. */
export async function caseIsSeen(name: string): Promise<void> {
  await expect.poll(() => document.querySelector("[data-seen] h2")?.textContent).toBe(name);
}

/** Ends the time for undo, like leaving the page does. */
export const decisionsTakeEffect = () => void dispatchEvent(new Event("pagehide"));

/** Returns a problem in the server's format. */
export const problem = (status: number, code: string, detail: string, more: object = {}) => ({
  status,
  body: {
    type: `/problems/${code}`,
    title: "Refused",
    status,
    detail,
    code,
    requestId: "req_test_1",
    ...more,
  },
});

export async function renderSite(href: string, options: {
  answers?: Answers;
  /** The signed-in user when the page loads. */
  user?: User;
  /** A checkout started earlier in this browser. */
  order?: unknown;
  /** The test's own pages instead of the site's: their paths and screens. */
  screens?: Readonly<Record<string, RouteComponent>>;
  /** Source of the address, if not memory. */
  history?: RouterHistory;
} = {}) {
  const calls: { name: string; search: string; body: string }[] = [];
  const redirects: { path: string }[] = [];
  const notices = createNotices();
  const storage: KeyValueStorage = memoryStorage();
  if (options.user) {
    storage.setItem("accessToken", "a-token-of-twenty-letters");
    storage.setItem("user", JSON.stringify(options.user));
  }
  if (options.order) storage.setItem("order", JSON.stringify(options.order));
  const client = createClient({
    storage,
    baseUrl: location.origin,
    deploymentVersion: "1",
    onForcedLogout: () => notices.tell({ kind: "forced-logout" }),
    onSignInNeeded: () => notices.tell({ kind: "sign-in-needed" }),
    onDeploymentChanged: () => notices.tell({ kind: "deployment-changed" }),
    redirect: (path) => redirects.push({ path }),
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      const name = `${request.method} ${pathname}`;
      calls.push({ name, search, body: await request.clone().text() });
      const found = { ...usual, ...options.answers }[name] ?? problem(404, "not_found", "There is none.");
      const given: Given = await (typeof found === "function" ? found(request) : found);
      const { status = 200, body, headers } = given;
      return Response.json(body, { status, headers });
    },
  });
  const queryClient = makeQueryClient();
  const router = createSiteRouter({
    routeTree,
    queryClient,
    connection: { client, notices },
    origin: location.origin,
    report: () => {},
    history: options.history ?? createMemoryHistory({ initialEntries: [href] }),
  });
  if (options.screens) {
    const root = createRootRouteWithContext<PageContext>()();
    Object.assign(root.options, rootRoute.options);
    const routes = Object.entries(options.screens).map(([path, component]) =>
      createRoute({ getParentRoute: () => root, path, component })
    );
    // @ts-expect-error: the site's type knows only the site's pages.
    router.update({ routeTree: root.addChildren(routes) });
  }
  await router.load();
  const screen = await render(<RouterProvider router={router} />);
  return {
    screen,
    router,
    client,
    storage,
    calls,
    redirects,
    /** Path and search of the current page. */
    address: () => router.state.location.href,
  };
}

/**
 * Returns the names of controls that do not contain their visible words: speech control could not press them.
 */
export function unspeakable(root: ParentNode = document): string[] {
  const plain = (text: string) => text.toLowerCase().replace(/\s+/g, " ").trim();
  return [...root.querySelectorAll<HTMLElement>(":is(a, button)[aria-label]")].filter((control) => {
    const words = plain(control.innerText);
    return /[a-z]/.test(words) && !plain(control.getAttribute("aria-label")!).includes(words);
  }).map((control) => `${control.innerText}: ${control.getAttribute("aria-label")}`);
}

/**
 * Waits until the focus is on a heading. It moves there if a dialog's change removes the button that opened
 * the dialog.
 */
export async function headingHasFocus(): Promise<void> {
  await expect.poll(() => document.activeElement?.tagName).toMatch(/^H[1-3]$/);
}

/** Maximum presses of Tab before giving up. */
const MOST_TABS = 60;

/**
 * Presses Tab until the focus is on the element, starting at the current focus, or at the page's content
 * without one.
 */
export async function tabTo(target: { element: () => Element }): Promise<void> {
  if (document.activeElement === document.body) document.getElementById("main")?.focus();
  const way: string[] = [];
  for (let presses = 0; presses < MOST_TABS; presses++) {
    await userEvent.tab();
    const at = document.activeElement!;
    if (at === target.element()) return;
    way.push(at.getAttribute("aria-label") ?? at.textContent.slice(0, 30));
  }
  throw new Error(`the focus never came to it, but to: ${way.join(" | ")}`);
}

/** Types texts into a field without a pause in between, however slow the machine is. */
export function typeAtOnce(field: Element, ...texts: string[]): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!;
  for (const text of texts) {
    set!.call(field, text);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

/** Live events in a test: `tell` sends an event like the server would. */
export function liveEvents() {
  const handlers: { channel: string; event: string; handler: (data: unknown) => void }[] = [];
  class FakePusher {
    connection = { bind() {} };
    subscribe(channel: string) {
      return {
        subscribed: true,
        bind: (event: string, handler: (data: unknown) => void) => handlers.push({ channel, event, handler }),
        unbind() {},
      };
    }
    unsubscribe() {}
    disconnect() {}
    connect() {}
  }
  let isReplaced = true;
  function begin(): void {
    isReplaced = false;
    handlers.length = 0;
    const live = createRealtime(configuration.realtime, {
      load: async () => FakePusher,
      whenIdle: async () => {},
    });
    startRealtime({ ...live, close: () => (isReplaced = true, live.close()) });
  }
  begin();
  return {
    isHeard(channel: string, event = "status") {
      // The page connects when it is idle, which may be only now.
      if (isReplaced) begin();
      return handlers.some((known) => known.channel === channel && known.event === event);
    },
    tell(channel: string, event: string, data: unknown) {
      for (const known of handlers) {
        if (known.channel === channel && known.event === event) known.handler(data);
      }
    },
  };
}
