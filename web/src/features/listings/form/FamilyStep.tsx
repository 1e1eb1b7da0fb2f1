import { useQuery } from "@tanstack/react-query";
import { listOwnParentsQuery, type ParentDetails } from "@hearthpaw/client";
import { Button, Field, Link, Select } from "@hearthpaw/ui-kit";
import { useClient } from "../../../lib/client_context.ts";
import { fullDayText } from "../../../lib/days.ts";
import { litterFacts } from "../../../lib/litters.ts";
import { useToday } from "../../../lib/today.ts";
import { bind, type StepProps } from "./bind.ts";
import { earliestHome, oldestBirth } from "./checks.ts";
import { allLittersQuery } from "./litters.ts";
import * as texts from "./texts.tsx";
import css from "./form.module.css";

/** The step for litter, birth date, go-home day, dam and sire. Choosing a litter fills in the rest. */
export function FamilyStep({ listing, frozen }: StepProps) {
  const { values, change } = listing;
  const client = useClient();
  const today = useToday();
  const litters = useQuery(allLittersQuery(client)).data ?? [];
  const parents = useQuery(listOwnParentsQuery(client)).data?.petParents ?? [];
  const earliest = earliestHome(values.birthDate);
  const born = litters.filter(({ state, id }) => state === "born" || id === values.litterId);
  const off = Boolean(frozen);
  return (
    <>
      {born.length > 0 && (
        <Select
          {...bind(listing, "litterId")}
          label={texts.litter}
          optional
          disabled={off}
          placeholder={texts.noLitter}
          hint={texts.litterHint}
          options={born.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ target }) => {
            const litter = litters.find(({ id }) => id === target.value);
            change({ litterId: target.value, ...(litter ? litterFacts(litter) : {}) });
          }}
        />
      )}
      <div className={css.pair}>
        <Field
          {...bind(listing, "birthDate")}
          type="date"
          label={texts.birthDate}
          disabled={off}
          min={oldestBirth(today)}
          max={today}
        />
        <div className={css.withBelow}>
          <Field
            {...bind(listing, "goHomeDate")}
            type="date"
            label={texts.readyToGoHome}
            optional
            disabled={off}
            min={earliest}
            hint={texts.goHomeTooEarly}
          />
          {earliest && values.goHomeDate !== earliest && !off && (
            <Button
              variant="quiet"
              size="small"
              icon="calendar"
              onClick={() => change({ goHomeDate: earliest })}
            >
              {texts.earliestDay(fullDayText(earliest))}
            </Button>
          )}
        </div>
      </div>
      <div className={css.pair}>
        <Parent listing={listing} name="damId" label={texts.damMother} off={off} parents={parents} />
        <Parent listing={listing} name="sireId" label={texts.sireFather} off={off} parents={parents} />
      </div>
    </>
  );
}

function Parent({ listing, name, label, off, parents }: {
  listing: StepProps["listing"];
  name: "sireId" | "damId";
  label: string;
  off: boolean;
  parents: readonly ParentDetails[];
}) {
  const { values } = listing;
  const sex = name === "sireId" ? "Male" : "Female";
  const fitting = parents.filter((parent) =>
    parent.id === values[name] ||
    parent.sex === sex && parent.status !== "no-longer-available" &&
      (values.type === "" || parent.type === values.type)
  );
  // Parents of the same breed come first.
  const sorted = [...fitting].sort((a, b) =>
    Number(b.breed.id === values.breedId) - Number(a.breed.id === values.breedId)
  );
  return (
    <Select
      {...bind(listing, name)}
      label={label}
      optional
      disabled={off}
      placeholder={sorted.length > 0 ? texts.askTheBreeder : texts.noParentsAddedYet}
      hint={sorted.length === 0
        ? (
          <>
            {texts.addParentHint((text) => <Link href="/breeder/parents/new">{text}</Link>)}
          </>
        )
        : undefined}
      options={sorted.map((parent) => ({
        value: parent.id,
        label: `${parent.name}, ${parent.breed.breedName}`,
      }))}
    />
  );
}
