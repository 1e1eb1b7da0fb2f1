import type { LitterPet, OwnLitter } from "@hearthpaw/client";
import {
  Badge,
  Button,
  ButtonLink,
  Fold,
  Icon,
  type IconName,
  Link,
  Menu,
  type Tone,
} from "@hearthpaw/ui-kit";
import { fullDayText } from "../../lib/days.ts";
import { firstHomeDay, pictureUrl } from "../../lib/pets.ts";
import { litterStates } from "./litter_rules.ts";
import * as texts from "./texts.tsx";
import work from "../../components/dashboards/work.module.css";
import css from "./litters.module.css";

const looks: Record<OwnLitter["state"], { tone: Tone; icon: IconName }> = {
  planned: { tone: "neutral", icon: "edit" },
  expected: { tone: "wait", icon: "clock" },
  born: { tone: "good", icon: "paw" },
};

/** Number of a litter's pets that a phone shows at once: one row. */
const SHOWN = 2;

/** A litter with its parents, dates and young. */
export function LitterCard({ litter, onAdd, onEdit, onDelete }: {
  litter: OwnLitter;
  /** Adds several young at once. */
  onAdd: () => void;
  onEdit: () => void;
  onDelete: () => void;
}) {
  const { id, name, state, breed, sire, dam, pets, petsCount, availableCount, litterNumber } = litter;
  const add = texts.addYoung(litter.type);
  const several = texts.addSeveral(litter.type);
  const edit = state === "born" ? texts.edit : texts.editOrUpdate;
  const list = (
    <ul className={css.pets} aria-label={texts.litterOf(name)}>
      {pets.map((pet) => <Pet key={pet.id} pet={pet} />)}
    </ul>
  );
  return (
    <article className={work.card} aria-label={name}>
      <div className={work.cardHead}>
        <div>
          <h2 className={work.name}>{name}</h2>
          <p className={work.soft}>
            {litterNumber ? texts.breedNameNo({ breedName: breed.breedName, litterNumber }) : breed.breedName}
          </p>
        </div>
        <Badge {...looks[state]}>{litterStates[state].label}</Badge>
      </div>
      <dl className={css.facts}>
        <Fact term={texts.sire} value={sire?.name} />
        <Fact term={texts.dam} value={dam?.name} />
        <Days litter={litter} />
      </dl>
      {pets.length > 0 && (
        <div>
          <p className={work.small}>
            {texts.listingAvailable({ petsCount, availableCount })}
          </p>
          {pets.length > SHOWN
            ? (
              <Fold items={SHOWN} more={texts.showAllOfThem(pets.length)} label={texts.ofLitter(name)}>
                {list}
              </Fold>
            )
            : list}
        </div>
      )}
      <div className={work.row}>
        {state === "born" && (
          <>
            <ButtonLink
              size="small"
              icon="plus"
              href={`/breeder/pets/new?litter=${id}`}
              aria-label={`${add}: ${name}`}
            >
              {add}
            </ButtonLink>
            <Button variant="secondary" size="small" aria-label={`${several}: ${name}`} onClick={onAdd}>
              {several}
            </Button>
          </>
        )}
        <Button variant="secondary" size="small" aria-label={`${edit}: ${name}`} onClick={onEdit}>
          {edit}
        </Button>
        <Menu
          trigger={<Icon name="more" size={20} />}
          label={texts.moreFor(name)}
          className={css.menu}
          items={[{ label: texts.deleteButton, icon: "trash", isDangerous: true, onSelect: onDelete }]}
        />
      </div>
    </article>
  );
}

function Days({ litter: { state, expectedDate, birthDate, goHomeDate } }: { litter: OwnLitter }) {
  const home = birthDate ? firstHomeDay(birthDate, goHomeDate) : goHomeDate;
  return (
    <>
      {state === "born"
        ? <Fact term={texts.born} value={birthDate && fullDayText(birthDate)} />
        : <Fact term={texts.expected} value={expectedDate && texts.about(fullDayText(expectedDate))} />}
      <Fact term={texts.goesHomeFrom} value={home ? fullDayText(home) : texts.weeksAfterBirth} />
    </>
  );
}

function Fact({ term, value }: { term: string; value: string | null | undefined }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value || <span className={work.soft}>{texts.notAdded}</span>}</dd>
    </div>
  );
}

function Pet({ pet }: { pet: LitterPet }) {
  return (
    <li>
      <span className={css.pet}>
        {pet.image
          ? <img src={pictureUrl(pet.image, "thumb")} alt="" width={56} height={42} loading="lazy" />
          : (
            <span className={css.noPhoto}>
              <Icon name="paw" size={18} />
            </span>
          )}
        <span>
          <Link href={`/breeder/pets/${pet.id}/edit`}>{pet.name ?? texts.noNameYet}</Link>
          <span className={work.small}>
            {[pet.sex, pet.statusLabel].filter(Boolean).join(" · ")}
          </span>
        </span>
      </span>
    </li>
  );
}
