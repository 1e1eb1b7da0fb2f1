import { Container, Link } from "@hearthpaw/ui-kit";
import { useConfiguration } from "../../lib/configuration.ts";
import css from "./prose.module.css";

/** How other programs talk to the marketplace. */
export function PartnersScreen() {
  const configuration = useConfiguration();
  return (
    <Container width="text" className={css.page}>
      <div className={css.prose}>
        <h1>Partner API</h1>
        <p>
          Our website uses nothing but one HTTP interface, and your program can use the same one: search for
          pets, read breeds and breeders, or manage your own listings and reservations with your own account.
        </p>
        <h2>The contract</h2>
        <p>
          Every call, field, limit and error is described in one OpenAPI document at{" "}
          <a href="/openapi.json">/openapi.json</a>. It has a version: what is there stays as it is, until
          that rises.
        </p>
        <h2>Good to know</h2>
        <ul>
          <li>
            Searches, pets, breeds and breeders need no account. Everything else takes the account that it
            belongs to.
          </li>
          <li>Amounts are whole US cents. Times have a time zone.</li>
          <li>Each call says how often you may use it. Beyond that, the answer says when to try again.</li>
          <li>Errors have stable codes, so your program can tell them apart.</li>
        </ul>
        <h2>Several listings at once</h2>
        <p>
          Breeders and shelters that keep their pets in another program can also{" "}
          <Link href="/breeder/import">import a CSV file</Link>, without writing any code.
        </p>
        <h2>Questions</h2>
        <p>
          {configuration && (
            <>
              Email <a href={`mailto:${configuration.supportEmail}`}>{configuration.supportEmail}</a> or
            </>
          )} <Link href="/contact">write to us</Link>.
        </p>
      </div>
    </Container>
  );
}
