import { Button, ButtonLink, IconButton } from "@hearthpaw/ui-kit";
import { compareHref } from "./compare_address.ts";
import { compare, setCompared, useCompared } from "./compared.ts";
import * as texts from "./texts.ts";
import css from "./compare.module.css";

/** The chosen pets at the bottom of a page, until they are compared or cleared. */
export function CompareBar() {
  const pets = useCompared();
  if (pets.length === 0) return null;
  return (
    <aside className={css.bar} aria-label={texts.petsToCompare}>
      <ul className={css.chosen}>
        {pets.map((pet) => (
          <li key={pet.id} className={css.one}>
            <span className={css.name}>{pet.name}</span>
            <IconButton
              icon="close"
              size="small"
              label={texts.stopComparing(pet.name)}
              onClick={() => compare(pet, false)}
            />
          </li>
        ))}
      </ul>
      <div className={css.go}>
        <Button variant="quiet" size="small" onClick={() => setCompared([])}>{texts.clear}</Button>
        {pets.length > 1 && (
          <ButtonLink size="small" href={compareHref(pets.map(({ id }) => id))}>
            {texts.comparePets(pets.length)}
          </ButtonLink>
        )}
      </div>
    </aside>
  );
}
