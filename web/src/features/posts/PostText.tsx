import { partsOf } from "./post_rules.ts";
import css from "./posts.module.css";

/** A user's plain text with its line breaks. Links say that we do not vouch for them. */
export function PostText({ text, clamp }: { text: string; clamp?: boolean }) {
  return (
    <p className={css.text} data-clamp={clamp ? "" : undefined}>
      {partsOf(text).map(({ text: words, href }, at) =>
        href
          ? (
            <a
              key={at}
              href={href}
              target="_blank"
              rel="nofollow ugc noopener noreferrer"
              className={css.link}
            >
              {words}
            </a>
          )
          : words
      )}
    </p>
  );
}
