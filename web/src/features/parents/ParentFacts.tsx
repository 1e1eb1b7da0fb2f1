import type { ParentDetails } from "@hearthpaw/client";
import { Gallery, KeyFacts } from "@hearthpaw/ui-kit";
import { HealthTests } from "../../components/pets/HealthTests.tsx";
import { WholeGallery } from "../../components/pets/whole_gallery.ts";
import { registryLabel } from "../../components/papers/registries.ts";
import { fullDayText } from "../../lib/days.ts";
import { pictureUrl } from "../../lib/pets.ts";
import { littersText, roleOf } from "./parent_rules.ts";
import * as texts from "./texts.ts";
import css from "./parents.module.css";

/** The photos of a parent animal, with its facts, papers and health tests beside them. */
export function ParentFacts({ parent }: { parent: ParentDetails }) {
  const { name, sex, breed, birthDate, color, coatType, sizeClass, weightLb, images } = parent;
  const facts = [
    { term: roleOf(sex), value: breed.breedName },
    birthDate && { term: texts.born, value: fullDayText(birthDate) },
    color && { term: texts.color, value: color },
    coatType && { term: texts.coat, value: coatType },
    sizeClass && { term: texts.size, value: sizeClass },
    weightLb !== null && { term: texts.weight, value: texts.weightLbLb(weightLb) },
    parent.registries.length > 0 && {
      term: texts.papers,
      value: parent.registries.map(registryLabel).join(", "),
    },
    parent.registrationNumber && { term: texts.registrationNumber, value: parent.registrationNumber },
    { term: texts.geneticTesting, value: parent.geneticTesting ? texts.yes : texts.notAdded },
    { term: texts.litters, value: littersText(parent.littersCount) },
  ].filter((fact) => typeof fact === "object" && fact !== null);
  return (
    <div className={css.details}>
      <div className={css.lead}>
        {images.length > 0 && (
          <Gallery
            name={name}
            whole={WholeGallery}
            items={images.map((image) => ({
              kind: "picture" as const,
              src: image.fullUrl,
              srcSet: `${image.cardUrl} 640w, ${image.fullUrl} ${image.width}w`,
              thumb: pictureUrl(image, "thumb"),
              alt: `${name}, ${breed.breedName}`,
              preview: image.preview,
            }))}
          />
        )}
        <KeyFacts facts={facts} />
      </div>
      {parent.description && <p className={css.about}>{parent.description}</p>}
      <div>
        <h3 className={css.subtitle}>{texts.healthTests}</h3>
        {parent.healthTests.length
          ? <HealthTests caption={texts.healthTestsOf(name)} tests={parent.healthTests} />
          : <p className={css.soft}>{texts.noHealthTestsHint}</p>}
      </div>
    </div>
  );
}
