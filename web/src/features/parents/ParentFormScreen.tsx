import { useQuery } from "@tanstack/react-query";
import { listOwnParentsQuery } from "@hearthpaw/client";
import { ButtonLink, Empty, Icon, Link, Loading, Skeleton } from "@hearthpaw/ui-kit";
import { BreederShell } from "../../components/dashboards/BreederShell.tsx";
import { LoadError } from "../../components/errors/LoadError.tsx";
import { useClient } from "../../lib/client_context.ts";
import { ParentForm } from "./ParentForm.tsx";
import * as texts from "./texts.ts";
import work from "../../components/dashboards/work.module.css";

/** Adds a parent animal, or edits the one in the address. */
export function ParentFormScreen({ id }: { id?: string }) {
  return (
    <BreederShell title={id ? texts.editAParent : texts.addAParent}>
      <Link href="/breeder/parents" className={work.back}>
        <Icon name="arrow-left" size={18} />
        {texts.parents}
      </Link>
      {id ? <Edited id={id} /> : (
        <>
          <h1>{texts.addAParent}</h1>
          <ParentForm />
        </>
      )}
    </BreederShell>
  );
}

function Edited({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(listOwnParentsQuery(useClient()));
  const parent = data?.petParents.find((one) => one.id === id);
  if (parent) {
    return (
      <>
        <h1>{texts.edit(parent.name)}</h1>
        <ParentForm key={parent.id} parent={parent} />
      </>
    );
  }
  if (error && !data) return <LoadError error={error} onRetry={refetch} />;
  if (!data) {
    return (
      <Loading>
        <Skeleton height={600} />
      </Loading>
    );
  }
  return (
    <Empty
      heading="h1"
      title={texts.weCouldntFindThisParent}
      action={<ButtonLink href="/breeder/parents">{texts.yourDamsAndSires}</ButtonLink>}
    >
      <p>{texts.parentGoneHint}</p>
    </Empty>
  );
}
