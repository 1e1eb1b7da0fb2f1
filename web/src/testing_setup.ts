/** Screens in tests look as they do on the site. */
import "@hearthpaw/ui-kit/tokens.css";
import "@hearthpaw/ui-kit/base.css";
import { beforeEach } from "vitest";
import { server } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { restOnMessages } from "./testing_messages.ts";

// The package does so itself, but only for the file that imports it first: all files share one page.
beforeEach(cleanup);

// Nobody looks: what cannot be seen is not drawn, which would be an eighth of the run. Opacity alone changes nothing that
// a test can ask for, as the frame belongs to the runner's page. `--browser.headless=false` shows it.
if (server.config.browser.headless) (frameElement as HTMLElement | null)?.style.setProperty("opacity", "0");

restOnMessages();
