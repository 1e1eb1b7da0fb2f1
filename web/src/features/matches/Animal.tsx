import type { BreederSummary, ParentSummary } from "@hearthpaw/client";
import { Avatar, Link } from "@hearthpaw/ui-kit";
import { roleOf } from "./match_words.ts";
import { breederHref } from "../../lib/breeders.ts";
import * as texts from "./texts.tsx";
import work from "../../components/dashboards/work.module.css";
import css from "./matches.module.css";

const MOST_TESTS = 5;

/** A parent animal of a match, with its owner and health tests. */
export function Animal({ parent, breeder, extra }: {
  parent: ParentSummary;
  /** Set for another breeder's animal only. */
  breeder?: BreederSummary;
  extra?: string | undefined;
}) {
  const { name, breed, color, healthTests } = parent;
  return (
    <div className={css.animal}>
      <Avatar name={name} src={parent.image?.cardUrl} size={56} shape="arch" />
      <div>
        <p>
          <b>{name}</b>{" "}
          <span className={work.soft}>
            {texts.roleOfAnimal({ role: roleOf(parent), isMine: !breeder })}
          </span>
        </p>
        <p className={work.small}>{[breed.breedName, color].filter(Boolean).join(", ")}</p>
        {breeder && (
          <p className={work.small}>
            <Link href={breederHref(breeder)}>{breeder.name}</Link>, {breeder.cityAndState}
            {extra && `, ${extra}`}
          </p>
        )}
        {healthTests.length > 0 && (
          <ul className={css.tests} aria-label={texts.healthTestsOf(name)}>
            {healthTests.slice(0, MOST_TESTS).map((test, index) => (
              <li key={index}>
                {test.type}: {test.result}
              </li>
            ))}
            {healthTests.length > MOST_TESTS && (
              <li className={work.soft}>{texts.andMore(healthTests.length - MOST_TESTS)}</li>
            )}
          </ul>
        )}
      </div>
    </div>
  );
}
