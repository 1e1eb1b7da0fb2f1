/** Screens in tests look as they do on the site. */
import "@hearthpaw/ui-kit/tokens.css";
import "@hearthpaw/ui-kit/base.css";
import { beforeEach } from "vitest";
import { cleanup } from "vitest-browser-react";

// The package does so itself, but only for the file that imports it first: all files share one page.
beforeEach(cleanup);
