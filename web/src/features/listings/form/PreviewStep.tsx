import { useQuery } from "@tanstack/react-query";
import { getBreederDataQuery, listOwnParentsQuery, type Pet } from "@hearthpaw/client";
import { formatCents, Gallery, Icon, Loading, Price, Skeleton } from "@hearthpaw/ui-kit";
import { galleryItems, PetBadges } from "../../../components/pets/PetBadges.tsx";
import { nounOf } from "../../../components/pets/card_rules.ts";
import { includesText, isDepositOffered } from "../../../components/pets/pet_rules.ts";
import { About } from "../../../components/pets/PetFacts.tsx";
import { PetHealth, PetParents } from "../../../components/pets/PetHealth.tsx";
import { WholeGallery } from "../../../components/pets/whole_gallery.ts";
import { useClient } from "../../../lib/client_context.ts";
import { useToday } from "../../../lib/today.ts";
import { centsOf } from "../../../lib/amounts.ts";
import { allLittersQuery } from "./litters.ts";
import { previewOf } from "./preview.ts";
import { controlId, needWords, stepWith } from "./steps.ts";
import type { StepId } from "./fields.ts";
import * as texts from "./texts.tsx";
import type { Listing } from "./use_listing.ts";
import { usePricePreview } from "./use_price_preview.ts";
import css from "./form.module.css";

/** Lists what is missing, each with a link to its field, then shows the page as the public will see it. */
export function PreviewStep({ listing, onGo }: {
  listing: Listing;
  /** Goes to a step, and to a control in it. */
  onGo: (step: StepId, control?: string) => void;
}) {
  const client = useClient();
  const today = useToday();
  const { missing, wrong } = listing;
  const breeder = useQuery(getBreederDataQuery(client)).data?.breederData.breederProfile;
  const parents = useQuery(listOwnParentsQuery(client)).data?.petParents ?? [];
  const litters = useQuery(allLittersQuery(client)).data ?? [];
  const depositCents = usePricePreview(centsOf(listing.values.priceCents))?.depositCents;
  const pet = breeder && previewOf(listing, { breeder, depositCents, parents, litters, today });
  const todo = [
    ...missing.map((need) => ({ step: stepWith(need), control: controlId(need), words: needWords[need] })),
    ...wrong.map((name) => ({
      step: stepWith(name),
      control: controlId(name),
      words: texts.fixIn(stepWith(name).title),
    })),
  ];
  return (
    <>
      {todo.length > 0 && (
        <section className={css.todo} aria-labelledby="listing-todo">
          <h3 id="listing-todo" className={css.small}>
            <Icon name="info" size={20} />
            {todo.length === 1 ? texts.oneThingIsMissing : texts.thingsMissing(todo.length)}
          </h3>
          <ul>
            {todo.map(({ step, control, words }) => (
              <li key={control}>
                <a
                  href={`?step=${step.id}`}
                  onClick={(event) => {
                    event.preventDefault();
                    onGo(step.id, control);
                  }}
                >
                  {words}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {!breeder
        ? (
          <Loading>
            <Skeleton height={420} />
          </Loading>
        )
        : pet
        ? <Page pet={pet} hasPrice={!missing.includes("priceCents")} />
        : (
          <p className={css.soft}>
            {texts.previewNotReadyHint}
          </p>
        )}
    </>
  );
}

function Page({ pet, hasPrice }: { pet: Pet; hasPrice: boolean }) {
  const today = useToday();
  const { priceCents, depositCents } = pet;
  return (
    <article className={css.preview} aria-label={texts.previewOf(pet.name)}>
      <Gallery name={pet.name} items={galleryItems(pet)} whole={WholeGallery} />
      <header className={css.previewHead}>
        <div>
          <h3 className={css.previewName}>{pet.name}</h3>
          <p className={css.soft}>
            {texts.breedNameIn({
              breedName: pet.breed.breedName,
              noun: nounOf(pet, today),
              city: pet.city,
              state: pet.state,
            })}
          </p>
        </div>
        {hasPrice && (
          <Price
            cents={priceCents}
            size="large"
            note={[
              isDepositOffered(pet) ? texts.depositCentsDueToday(formatCents(depositCents)) : undefined,
              includesText(pet),
            ].filter(Boolean).join(". ")}
          />
        )}
      </header>
      <PetBadges pet={pet} />
      <About pet={pet} />
      <PetHealth pet={pet} />
      <PetParents pet={pet} />
    </article>
  );
}
