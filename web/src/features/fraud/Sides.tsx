import type { FraudListing, FraudOtherListing, FraudSide } from "@hearthpaw/client";
import { formatCents, Icon, Link } from "@hearthpaw/ui-kit";
import { useSession } from "../../components/session/session.tsx";
import { rankAdmits } from "../../components/staff/ranks.ts";
import { exactDay } from "./words.ts";
import * as texts from "./texts.tsx";
import shared from "../../components/staff/case.module.css";
import css from "./fraud.module.css";

/** One seller of a case, and the affected money or listings. */
export function Side({ side, part }: { side: FraudSide; part: string }) {
  const { user } = useSession();
  const { programName, ownerName, email, isShelter, accountStatus, verification, memberSince } = side;
  const rows: readonly [label: string, value: string][] = [
    [texts.owner, ownerName],
    [texts.memberSince, exactDay(memberSince)],
    [texts.verificationLabel, texts.VERIFICATION[verification]],
    [texts.account, texts.ACCOUNT[accountStatus]],
    [isShelter ? texts.adoptions : texts.sales, String(side.salesCount)],
    [texts.available, formatCents(side.availableCents)],
    [texts.otherCases, String(side.otherCases)],
  ];
  return (
    <section className={css.side} aria-label={programName}>
      <p className={css.sidePart}>{part}</p>
      <h4 className={css.program}>{programName}</h4>
      <dl className={css.facts}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {rankAdmits(user?.staffRank, ["moderator", "support"]) && (
        <p className={shared.soft}>
          <Link href={`/admin/users?find=${encodeURIComponent(email)}`}>
            {texts.openAccount(programName)}
          </Link>
        </p>
      )}
    </section>
  );
}

/** A listing of the case, beside the other seller's listing with the same photo. */
export function ListingPair({ listing, isPair }: { listing: FraudListing; isPair: boolean }) {
  const { other, priceCents, isAside } = listing;
  return (
    <li className={css.pair}>
      <Listing listing={listing} note={priceCents === null ? "" : formatCents(priceCents)}>
        {!isAside && <p className={shared.soft}>{texts.notAside}</p>}
      </Listing>
      {other
        ? <Listing listing={other} note={texts.otherSellers} />
        : isPair && <p className={shared.soft}>{texts.otherListingGone}</p>}
    </li>
  );
}

function Listing({ listing: { petId, name, breed, image }, note, children }: {
  listing: FraudListing | FraudOtherListing;
  note: string;
  children?: React.ReactNode;
}) {
  return (
    <div className={css.listing}>
      {image
        ? (
          <img
            src={image.cardUrl}
            alt={image.alt}
            width={160}
            height={120}
            loading="lazy"
            className={css.photo}
          />
        )
        : (
          <span className={css.noPhoto}>
            <Icon name="paw" size={28} />
          </span>
        )}
      <div>
        <p>
          <Link href={`/pets/${petId}`}>{name || texts.unnamed}</Link>
        </p>
        <p className={shared.soft}>{[breed, note].filter(Boolean).join(" · ")}</p>
        {children}
      </div>
    </div>
  );
}
