import type { PetProfile } from "@hearthpaw/client";
import { Checkbox, Link } from "@hearthpaw/ui-kit";
import { useToday } from "../../lib/today.ts";
import { ownPetText } from "./application_rules.ts";
import * as texts from "./texts.tsx";
import work from "../../components/dashboards/work.module.css";
import css from "./applications.module.css";

const MOST = 10;

/**
 * Lets the user choose the pets that the breeder reads about. Shows nothing until the profiles have loaded:
 * no form waits for them.
 */
export function OwnPets({ profiles, chosen, breeder, onChange }: {
  profiles: readonly PetProfile[] | undefined;
  chosen: readonly string[];
  breeder: string;
  onChange: (ids: readonly string[]) => void;
}) {
  const today = useToday();
  if (!profiles) return null;
  return (
    <fieldset className={css.pets}>
      <legend className={css.legend}>
        {texts.petsYouHaveOptional((text) => <span className={work.small}>{text}</span>)}
      </legend>
      <p className={css.soft}>
        {profiles.length > 0 ? texts.ownPetsPrivacyHint(breeder) : texts.addOwnPetsHint}
      </p>
      {profiles.map(({ id, breed, ...pet }) => {
        const isChosen = chosen.includes(id);
        return (
          <Checkbox
            key={id}
            label={pet.name}
            description={ownPetText({ ...pet, breedName: breed?.breedName ?? null }, today)}
            checked={isChosen}
            disabled={!isChosen && chosen.length >= MOST}
            onChange={() => onChange(isChosen ? chosen.filter((one) => one !== id) : [...chosen, id])}
          />
        );
      })}
      <p>
        <Link href="/account/pets">{profiles.length > 0 ? texts.editYourPets : texts.addYourPets}</Link>
      </p>
    </fieldset>
  );
}
