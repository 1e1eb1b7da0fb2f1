import type { ParentDetails } from "@hearthpaw/client";
import { Badge, Button, ButtonLink, Icon, type IconName, Menu, type Tone } from "@hearthpaw/ui-kit";
import { littersText, roleOf } from "./parent_rules.ts";
import { pictureOf } from "../../lib/pets.ts";
import * as texts from "./texts.ts";
import { useParentStatus } from "./use_parents.ts";
import css from "./parents.module.css";

const LOOKS: Readonly<Record<ParentDetails["status"], { tone: Tone; icon: IconName }>> = {
  live: { tone: "good", icon: "shield" },
  "in-review": { tone: "wait", icon: "clock" },
  rejected: { tone: "bad", icon: "edit" },
  "in-progress": { tone: "neutral", icon: "edit" },
  "no-longer-available": { tone: "neutral", icon: "minus" },
};

/** A sire or dam in the breeder's list, with its actions. */
export function OwnParentCard({ parent, onDetails, onDelete }: {
  parent: ParentDetails;
  onDetails: () => void;
  onDelete: () => void;
}) {
  const { id, name, sex, breed, status, statusLabel, reason, images, healthTests, littersCount } = parent;
  const move = useParentStatus();
  const isOff = status === "no-longer-available";
  const picture = images[0];
  return (
    <article className={css.card} aria-label={name}>
      <div className={css.picture} data-off={isOff || undefined}>
        {picture
          ? (
            <img
              src={picture.cardUrl}
              srcSet={pictureOf(picture).srcSet}
              sizes="(min-width: 1024px) 400px, 88px"
              alt={`${name}, ${breed.breedName}`}
              width={640}
              height={480}
              loading="lazy"
            />
          )
          : (
            <span className={css.none}>
              <Icon name="camera" size={28} />
              {texts.noPhotoYet}
            </span>
          )}
      </div>
      <div className={css.words}>
        <p className={css.role}>
          <Icon name={sex === "Male" ? "male" : "female"} size={16} />
          {roleOf(sex)}
        </p>
        <h2 className={css.name}>{name}</h2>
        <p className={css.soft}>{breed.breedName}</p>
        <Badge
          tone={isOff ? "neutral" : LOOKS[status].tone}
          icon={isOff ? "minus" : LOOKS[status].icon}
        >
          {isOff ? texts.notOnYourPage : statusLabel}
        </Badge>
        {reason && <p className={css.reason}>{`“${reason}”`}</p>}
        <p className={css.facts}>
          {healthTests.length
            ? texts.littersCountHealthTest({
              littersCount: littersText(littersCount),
              healthTestsCount: healthTests.length,
            })
            : texts.noHealthTestYet(littersText(littersCount))}
        </p>
      </div>
      <div className={css.actions}>
        <Button variant="secondary" size="small" aria-label={texts.detailsOf(name)} onClick={onDetails}>
          {texts.details}
        </Button>
        <ButtonLink
          variant="secondary"
          size="small"
          href={`/breeder/parents/${id}`}
          aria-label={texts.edit(name)}
        >
          {texts.editButton}
        </ButtonLink>
        <Menu
          trigger={<Icon name="more" size={20} />}
          label={texts.moreFor(name)}
          className={css.menu}
          items={[
            {
              label: isOff ? texts.showOnMyPage : texts.takeOffMyPage,
              icon: isOff ? "eye" : "minus",
              onSelect: () => void move(parent, isOff ? "live" : "no-longer-available"),
            },
            { kind: "line" },
            { label: texts.deleteButton, icon: "trash", isDangerous: true, onSelect: onDelete },
          ]}
        />
      </div>
    </article>
  );
}
