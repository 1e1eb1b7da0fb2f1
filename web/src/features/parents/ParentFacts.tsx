import type { ParentDetails } from "@hearthpaw/client";
import { Gallery, KeyFacts } from "@hearthpaw/ui-kit";
import { HealthTests } from "../../components/pets/HealthTests.tsx";
import { registryLabel } from "../../components/papers/registries.ts";
import { fullDayText } from "../../lib/days.ts";
import { pictureUrl } from "../../lib/pets.ts";
import { littersText, roleOf } from "./parent_rules.ts";
import css from "./parents.module.css";

/** The photos of a parent animal, with its facts, papers and health tests beside them. */
export function ParentFacts({ parent }: { parent: ParentDetails }) {
  const { name, sex, breed, birthDate, color, coatType, sizeClass, weightLb, images } = parent;
  const facts = [
    { term: roleOf(sex), value: breed.breedName },
    birthDate && { term: "Born", value: fullDayText(birthDate) },
    color && { term: "Color", value: color },
    coatType && { term: "Coat", value: coatType },
    sizeClass && { term: "Size", value: sizeClass },
    weightLb !== null && { term: "Weight", value: `${weightLb} lb` },
    parent.registries.length > 0 && {
      term: "Papers",
      value: parent.registries.map(registryLabel).join(", "),
    },
    parent.registrationNumber && { term: "Registration number", value: parent.registrationNumber },
    { term: "Genetic testing", value: parent.geneticTesting ? "Yes" : "Not added" },
    { term: "Litters", value: littersText(parent.littersCount) },
  ].filter((fact) => typeof fact === "object" && fact !== null);
  return (
    <div className={css.details}>
      <div className={css.lead}>
        {images.length > 0 && (
          <Gallery
            name={name}
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
        <h3 className={css.subtitle}>Health tests</h3>
        {parent.healthTests.length
          ? <HealthTests caption={`Health tests of ${name}`} tests={parent.healthTests} />
          : <p className={css.soft}>None yet. Add them with the lab that ran them.</p>}
      </div>
    </div>
  );
}
