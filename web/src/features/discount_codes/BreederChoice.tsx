import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { listUsersQuery } from "@hearthpaw/client";
import { Button, Select } from "@hearthpaw/ui-kit";
import { FindField } from "../../components/forms/FindField.tsx";
import { useClient } from "../../lib/client_context.ts";
import * as texts from "./texts.tsx";
import css from "./discount_codes.module.css";

/** A field that finds a breeder by name or email. */
export function BreederChoice({ id, value, name, error, isNeeded, onChange }: {
  id: string;
  value: string;
  /** The chosen breeder's name, if already known. */
  name: string | undefined;
  error: string | undefined;
  isNeeded: boolean;
  onChange: (breederId: string) => void;
}) {
  const client = useClient();
  const [find, setFind] = useState("");
  const [known, setKnown] = useState(name);
  const found = useQuery({ ...listUsersQuery(client, { q: find }), enabled: find.length >= 2 });
  const breeders = (found.data?.users ?? []).flatMap(({ breederId, programName }) =>
    breederId && programName ? [{ value: breederId, label: programName }] : []
  );
  if (value && known) {
    return (
      <div className={css.chosen}>
        <p>
          <span className={css.soft}>{isNeeded ? texts.fundedBy : texts.onlyForPetsOf}</span> <b>{known}</b>
        </p>
        <Button variant="quiet" size="small" onClick={() => onChange("")}>{texts.change}</Button>
      </div>
    );
  }
  return (
    <div className={css.form}>
      <FindField
        label={isNeeded ? texts.findFundingBreeder : texts.limitToBreeder}
        placeholder={texts.breedersNameOrEmail}
        value={find}
        onChange={setFind}
      />
      {(breeders.length > 0 || error) && (
        <Select
          id={id}
          label={texts.breeder}
          placeholder={breeders.length ? texts.chooseABreeder : texts.noBreederFoundYet}
          options={breeders}
          value=""
          error={error}
          onChange={({ target }) => {
            setKnown(breeders.find((one) => one.value === target.value)?.label);
            onChange(target.value);
          }}
        />
      )}
      {find.length >= 2 && found.isSuccess && breeders.length === 0 && (
        <p className={css.soft}>{texts.noBreederMatches(find)}</p>
      )}
    </div>
  );
}
