import { useConfiguration } from "../../lib/configuration.ts";
import css from "./PageShell.module.css";

/** The people who help: phone and e-mail, from the configuration. */
export function SupportLine() {
  const configuration = useConfiguration();
  if (!configuration) return null;
  const { supportPhone, supportEmail } = configuration;
  return (
    <div className={css.support}>
      <span>Questions about a pet or a payment?</span>
      <a className={css.phone} href={`tel:${supportPhone.replace(/[^+\d]/g, "")}`}>{supportPhone}</a>
      <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
    </div>
  );
}
