/** Screens in tests look as they do on the site. */
import "@hearthpaw/ui-kit/tokens.css";
import "@hearthpaw/ui-kit/base.css";
