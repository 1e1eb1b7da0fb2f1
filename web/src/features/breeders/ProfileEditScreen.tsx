import { useQuery } from "@tanstack/react-query";
import { getBreederDataQuery } from "@hearthpaw/client";
import { ButtonLink, Section, Skeleton } from "@hearthpaw/ui-kit";
import { BreederShell } from "../../components/dashboards/BreederShell.tsx";
import { LoadError } from "../../components/errors/LoadError.tsx";
import { useClient } from "../../lib/client_context.ts";
import { ContractEditor } from "./ContractEditor.tsx";
import * as claimTexts from "./claim_texts.tsx";
import { PremisesForm } from "./PremisesForm.tsx";
import { ProfileForm } from "./ProfileForm.tsx";
import { ProfilePictures } from "./ProfilePictures.tsx";
import { WaitingClaims } from "./WaitingClaims.tsx";
import { breederHref } from "../../lib/breeders.ts";
import * as texts from "./texts.tsx";
import work from "../../components/dashboards/work.module.css";

/** Before these statuses, photos of the premises belong to the verification. */
const VOUCHED: ReadonlySet<string> = new Set(["submitted", "in-review", "approved"]);

/** A breeder's own page: its texts, its pictures, and the contract. */
export function ProfileEditScreen() {
  return (
    <BreederShell title={texts.yourProfile}>
      <Profile />
    </BreederShell>
  );
}

function Profile() {
  const { data, error, refetch } = useQuery(getBreederDataQuery(useClient()));
  if (!data) {
    return (
      <>
        <div className={work.head}>
          <h1>{texts.profile}</h1>
        </div>
        <div className={work.list}>
          {error ? <LoadError error={error} onRetry={refetch} /> : (
            <>
              <Skeleton height={140} />
              <Skeleton height={480} />
            </>
          )}
        </div>
      </>
    );
  }
  const { breederProfile: profile, claimChanges, verification } = data.breederData;
  const photos = claimChanges.find(({ kind }) => kind === "premises");
  return (
    <>
      <div className={work.head}>
        <h1>{texts.profile}</h1>
        <ButtonLink href={breederHref(profile)} variant="secondary" icon="eye">
          {texts.viewPublicPage}
        </ButtonLink>
      </div>
      <Section title={texts.photos} className={work.part}>
        <ProfilePictures profile={profile} />
      </Section>
      <Section title={texts.aboutYou} className={work.part}>
        <WaitingClaims changes={claimChanges} />
        <ProfileForm key={claimChanges.map(({ id }) => id).join()} data={data.breederData} />
      </Section>
      {VOUCHED.has(verification) && (
        <Section title={claimTexts.premises} lead={claimTexts.premisesLead} className={work.part}>
          <PremisesForm key={photos?.id} />
        </Section>
      )}
      <Section
        title={texts.contractAndGuarantee}
        lead={texts.contractLead}
        className={work.part}
        id="contract"
      >
        <ContractEditor profile={profile} />
      </Section>
    </>
  );
}
