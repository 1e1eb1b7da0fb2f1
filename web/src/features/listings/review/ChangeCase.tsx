import type { ReactNode, RefObject } from "react";
import type { ChangeRequest } from "@hearthpaw/client";
import { Badge, Button, dayText, exactText, Link } from "@hearthpaw/ui-kit";
import { useToday } from "../../../lib/today.ts";
import { TextFlags } from "../../../components/staff/TextFlags.tsx";
import { ReviewPictures } from "./ReviewPictures.tsx";
import { MarkedText } from "./TextDifference.tsx";
import { breederHref } from "../../../lib/breeders.ts";
import { inSentence } from "../../../lib/days.ts";
import * as texts from "./texts.tsx";
import { CHANGE_KINDS } from "./words.ts";
import shared from "../../../components/staff/case.module.css";
import css from "./review.module.css";

/** One change in review: the public version beside the breeder's request. */
export function ChangeCase({ one, head, onAccept, onReject }: {
  one: ChangeRequest;
  head: RefObject<HTMLHeadingElement | null>;
  onAccept: () => unknown;
  onReject: () => unknown;
}) {
  const today = useToday();
  const { name, icon } = CHANGE_KINDS[one.kind];
  return (
    <article className={css.case} aria-labelledby="case">
      <header className={shared.head}>
        <div>
          <h2 id="case" className={shared.name} tabIndex={-1} ref={head}>{one.petName}</h2>
          <p className={css.soft}>
            {texts.changeCaseSummary({
              link: (text) => <Link href={`/pets/${one.petId}`}>{text}</Link>,
              name: <Link href={breederHref(one.breeder)}>{one.breeder.name}</Link>,
              isVerified: one.breeder.isVerified,
              createdAt: (
                <time dateTime={one.createdAt} title={exactText(one.createdAt)}>
                  {inSentence(dayText(one.createdAt, today))}
                </time>
              ),
            })}
          </p>
        </div>
        <Badge tone="wait" icon={icon}>{name}</Badge>
      </header>
      <div className={css.sides}>
        <Side title={texts.now}>
          <OldSide one={one} />
        </Side>
        <Side title={texts.requested}>
          <NewSide one={one} />
        </Side>
      </div>
      <TextFlags flags={one.textFlags} />
      {one.kind === "photo" && <p className={css.soft}>{pictureWords(one)}</p>}
      <div className={css.decide} role="group" aria-label={texts.resolveChange(one.petName)}>
        <Button icon="check" onClick={onAccept}>{texts.accept}</Button>
        <Button icon="close" variant="secondary" onClick={onReject}>{texts.reject}</Button>
      </div>
    </article>
  );
}

function Side({ title, children }: { title: string; children: ReactNode }) {
  const id = `side-${title.replaceAll(" ", "-").toLowerCase()}`;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={shared.small}>{title}</h3>
      {children}
    </section>
  );
}

function OldSide({ one }: { one: ChangeRequest }) {
  if (one.kind === "photo") return <ReviewPictures name={one.petName} images={one.oldImages} />;
  if (one.kind === "video") return <Video src={one.oldText} name={one.petName} />;
  return <Text one={one} side="old" />;
}

function NewSide({ one }: { one: ChangeRequest }) {
  if (one.kind === "photo") {
    const known = new Set(one.oldImages.map(({ key }) => key));
    return <ReviewPictures name={one.petName} images={one.newImages} isNew={({ key }) => !known.has(key)} />;
  }
  if (one.kind === "video") return <Video src={one.newText} name={one.petName} />;
  return <Text one={one} side="new" />;
}

function Text({ one, side }: { one: ChangeRequest; side: "old" | "new" }) {
  const [before, after] = [one.oldText ?? "", one.newText ?? ""];
  if ((side === "old" ? before : after) === "") return <p className={css.soft}>{texts.nothing}</p>;
  return (
    <div className={`${css.side} ${one.kind === "name" ? css.sideName : ""}`}>
      <MarkedText before={before} after={after} side={side} />
    </div>
  );
}

function Video({ src, name }: { src: string | null; name: string }) {
  if (!src) return <p className={css.soft}>{texts.noVideo}</p>;
  return (
    <video className={css.video} src={src} controls preload="metadata" aria-label={texts.aVideoOf(name)} />
  );
}

/** Returns a sentence about the pictures: how many are new, removed and kept. */
function pictureWords({ oldImages, newImages }: ChangeRequest): string {
  const before = new Set(oldImages.map(({ key }) => key));
  const after = new Set(newImages.map(({ key }) => key));
  const words = [
    [[...after].filter((key) => !before.has(key)).length, "new"],
    [[...before].filter((key) => !after.has(key)).length, "removed"],
    [[...after].filter((key) => before.has(key)).length, "kept"],
  ] as const;
  return texts.photos(
    words.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`).join(", "),
  );
}
