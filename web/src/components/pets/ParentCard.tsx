import type { ParentSummary } from "@hearthpaw/client";
import { Badge, Disclosure, Icon, previewStyle, VisuallyHidden } from "@hearthpaw/ui-kit";
import { monthText } from "../../lib/days.ts";
import { pictureOf } from "../../lib/pets.ts";
import * as texts from "./texts.ts";
import css from "./parents.module.css";

/** With more tests than this, all but the first are folded. */
const MOST_TESTS = 2;
const SHOWN_TESTS = 1;

/**
 * A sire or dam with its health tests. `role` says which, if the card is shown beside their puppies or
 * kittens.
 */
export function ParentCard({ parent, role, heading: Heading = "h3" }: {
  parent: ParentSummary;
  role?: string;
  heading?: "h3" | "h4";
}) {
  const { name, sex, breed, color, weightLb, registries, geneticTesting, healthTests, image } = parent;
  const { isVerified, statusLabel } = parent;
  const papers = registries.filter((id) => !["microchipped", "healthRecords", "other"].includes(id));
  const tests = [...healthTests].sort((a, b) => (b.testedOn ?? "").localeCompare(a.testedOn ?? ""));
  const shown = tests.length > MOST_TESTS ? SHOWN_TESTS : tests.length;
  const facts = [color, weightLb === null ? null : texts.weightLbLb(Math.round(weightLb)), ...papers].filter(
    Boolean,
  );
  return (
    <article className={css.parent}>
      <div className={css.picture}>
        {image
          ? (
            <img
              src={image.cardUrl}
              srcSet={pictureOf(image).srcSet}
              sizes="(min-width: 1024px) 400px, (min-width: 530px) 47vw, 117px"
              alt={`${name}, ${breed.breedName}`}
              style={previewStyle(image.preview)}
              width={640}
              height={480}
              loading="lazy"
              decoding="async"
            />
          )
          : <Icon name="paw" size={32} />}
      </div>
      <div className={css.words}>
        <p className={css.role}>
          <Icon name={sex === "Male" ? "male" : "female"} size={16} />
          {role ?? (sex === "Male" ? texts.sire : texts.dam)}
        </p>
        <Heading className={css.name}>{name}</Heading>
        <p className={css.facts}>{[breed.breedName, ...facts].join("\u00a0· ")}</p>
        <Badge tone={isVerified ? "good" : "neutral"} icon={isVerified ? "shield" : "clock"}>
          {statusLabel}
        </Badge>
        {geneticTesting && <Badge tone="good" icon="health">{texts.geneticallyTested}</Badge>}
        {tests.length > 0 && (
          <>
            <VisuallyHidden as="p">{texts.healthTestsOf(name)}</VisuallyHidden>
            <Tests tests={tests.slice(0, shown)} />
            {shown < tests.length && (
              <Disclosure title={texts.moreHealthTests(tests.length - shown)} className={css.more}>
                <Tests tests={tests.slice(shown)} />
              </Disclosure>
            )}
          </>
        )}
      </div>
    </article>
  );
}

function Tests({ tests }: { tests: ParentSummary["healthTests"] }) {
  return (
    <ul className={css.testList}>
      {tests.map((test, index) => (
        <li key={index}>
          <span>
            <b>{test.type}</b>: {test.result}
          </span>
          <span className={css.soft}>
            {[test.laboratory, test.testedOn && monthText(test.testedOn)].filter(Boolean).join(", ")}
          </span>
        </li>
      ))}
    </ul>
  );
}
