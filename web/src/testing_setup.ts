/** Screens in tests look like on the site. */
import "@hearthpaw/ui-kit/tokens.css";
import "@hearthpaw/ui-kit/base.css";
import { beforeEach } from "vitest";
import { server } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { restOnMessages } from "./testing_messages.ts";

// The package does so itself, but only for the file that imports it first, and all files share one page.
beforeEach(cleanup);

// A headless run skips rendering, which would take an eighth of its time. The opacity changes nothing that a
// test can query, because the frame belongs to the runner's page. `--browser.headless=false` shows it.
if (server.config.browser.headless) (frameElement as HTMLElement | null)?.style.setProperty("opacity", "0");

restOnMessages();
