import { Fragment, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { Chat, ChatMessage } from "@hearthpaw/client";
import { Button, dayText, exactText, Icon, VisuallyHidden } from "@hearthpaw/ui-kit";
import { useToday } from "../../lib/today.ts";
import type { Unsent } from "../../components/chats/outbox.ts";
import { dayOf, lastRead, maskedText, timeText } from "./rules.ts";
import * as texts from "./texts.ts";
import css from "./chats.module.css";

type Props = {
  chat: Pick<Chat, "partner" | "isContactHidden"> & Partial<Pick<Chat, "readByPartnerTo">>;
  messages: readonly ChatMessage[];
  unsent: readonly Unsent[];
  hasEarlier: boolean;
  isLoadingEarlier: boolean;
  onEarlier?: () => Promise<void>;
  onRetry: (message: Unsent) => void;
  onDrop: (clientId: string) => void;
  /** Called when the photos' addresses have expired. */
  onStale?: () => void;
};

/** Maximum distance from the end at which the thread still follows new messages. */
const NEAR_PX = 120;

/** Messages with the latest at the bottom, followed by unsent ones. */
export function Thread(
  { chat, messages, unsent, hasEarlier, isLoadingEarlier, onEarlier, onRetry, onDrop, onStale }: Props,
) {
  const today = useToday();
  const scroller = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState("");
  const [hasNews, setNews] = useState(false);
  useAtPlace(scroller, messages, unsent.length, setNews);
  useNews(messages, chat.partner.name, setSaid);
  const sentIds = new Set(messages.map(({ clientId }) => clientId));
  const waiting = unsent.filter(({ clientId }) => !sentIds.has(clientId));
  const readId = lastRead(messages, chat.readByPartnerTo);
  const lastId = messages.at(-1)?.id;

  return (
    <div className={css.threadFrame}>
      <div
        ref={scroller}
        className={css.thread}
        role="log"
        aria-live="off"
        aria-label={texts.messages}
        tabIndex={0}
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
          if (scrollTop < 60 && hasEarlier && !isLoadingEarlier) onEarlier?.().catch(() => {});
          if (scrollHeight - scrollTop - clientHeight < NEAR_PX) setNews(false);
        }}
      >
        {hasEarlier && (
          <p className={css.earlier}>
            <Button
              variant="quiet"
              size="small"
              loading={isLoadingEarlier}
              onClick={() => onEarlier?.().catch(() => {})}
            >
              {texts.showEarlierMessages}
            </Button>
          </p>
        )}
        {!hasEarlier && chat.isContactHidden && (
          <p className={css.safety}>
            <Icon name="shield" size={18} />
            <span>
              {texts.contactsHiddenNote}
            </span>
          </p>
        )}
        {messages.map((message, at) => {
          const day = dayOf(message.at);
          const before = messages[at - 1];
          return (
            <Fragment key={message.id}>
              {(!before || dayOf(before.at) !== day) && <p className={css.day}>{dayText(day, today)}</p>}
              <Bubble message={message} partner={chat.partner.name} onStale={onStale}>
                {message.id === readId && message.isMine
                  ? texts.atRead(timeText(message.at))
                  : message.id === lastId && message.isMine
                  ? texts.atSent(timeText(message.at))
                  : timeText(message.at)}
              </Bubble>
            </Fragment>
          );
        })}
        {waiting.map((one) => (
          <div key={one.clientId} className={css.bubble} data-own="">
            <div className={css.words} data-waiting="">
              {one.text ||
                (one.imageKeys.length > 1 ? texts.imageKeysCountPhotos(one.imageKeys.length) : texts.photo)}
            </div>
            {one.error === undefined
              ? <p className={css.soft}>{texts.sending}</p>
              : (
                <div className={css.failed} role="alert">
                  <span>{one.error}</span>
                  <Button variant="quiet" size="small" icon="refresh" onClick={() => onRetry(one)}>
                    {texts.tryAgain}
                  </Button>
                  <Button variant="quiet" size="small" icon="trash" onClick={() => onDrop(one.clientId)}>
                    {texts.deleteButton}
                  </Button>
                </div>
              )}
          </div>
        ))}
      </div>
      {hasNews && (
        <Button
          size="small"
          icon="chevron-down"
          className={css.news}
          onClick={() => {
            toEnd(scroller.current);
            scroller.current?.focus({ preventScroll: true });
          }}
        >
          {texts.newMessages}
        </Button>
      )}
      <div role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
    </div>
  );
}

function Bubble({ message, partner, onStale, children }: {
  message: ChatMessage;
  partner: string;
  onStale?: () => void;
  children: string;
}) {
  const { isMine, text, images, isMasked, isAskingForMoney, at } = message;
  return (
    <div className={css.bubble} data-own={isMine ? "" : undefined}>
      <VisuallyHidden>{isMine ? texts.you : `${partner}:`}</VisuallyHidden>
      {images.length > 0 && (
        <div className={css.photos}>
          {images.map(({ url, name, width, height }) => (
            <a
              key={name + url}
              href={url}
              target="_blank"
              rel="noreferrer"
              aria-label={texts.openPhoto(name)}
            >
              <img src={url} alt="" width={width} height={height} loading="lazy" onError={onStale} />
            </a>
          ))}
        </div>
      )}
      {text && <div className={css.words}>{text}</div>}
      {isMasked && (
        <p className={css.masked}>
          <Icon name="lock" size={16} />
          <span>{maskedText(message, partner)}</span>
        </p>
      )}
      {isAskingForMoney && (
        <p className={css.asking}>
          <Icon name="shield" size={16} />
          <span>{texts.keepPaymentsHere}</span>
        </p>
      )}
      <p className={css.soft}>
        <time dateTime={at} title={exactText(at)}>{children}</time>
      </p>
    </div>
  );
}

const toEnd = (element: HTMLElement | null) => element?.scrollTo({ top: element.scrollHeight });

/** Keeps the thread at its end if it was there, and keeps its position when earlier messages appear above. */
function useAtPlace(
  ref: { readonly current: HTMLElement | null },
  messages: readonly ChatMessage[],
  waiting: number,
  setNews: (hasNews: boolean) => void,
): void {
  const before = useRef<{ first?: string; last?: string; height: number; waiting: number }>({
    height: 0,
    waiting: 0,
  });
  const first = messages[0]?.id;
  const last = messages.at(-1)?.id;
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const was = before.current;
    const isNear = was.height - element.scrollTop - element.clientHeight < NEAR_PX;
    const grown = element.scrollHeight - was.height;
    if (was.last === undefined || waiting > was.waiting) toEnd(element);
    else if (first !== was.first && last === was.last) element.scrollTop += grown;
    else if (last !== was.last) {
      if (isNear || messages.at(-1)?.isMine) toEnd(element);
      else setNews(true);
    } else if (isNear) toEnd(element);
    before.current = { first, last, height: element.scrollHeight, waiting };
  }, [ref, first, last, waiting, messages, setNews]);
  // A keyboard that opens takes room from above.
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let height = element.clientHeight;
    const watch = new ResizeObserver(() => {
      const lost = height - element.clientHeight;
      if (lost > 0) element.scrollTop += lost;
      height = element.clientHeight;
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [ref]);
}

/** Announces messages that arrive while the thread is open, but not earlier ones. */
function useNews(messages: readonly ChatMessage[], partner: string, say: (words: string) => void): void {
  const known = useRef<string>(undefined);
  const last = messages.at(-1);
  const hear = useEffectEvent(() => {
    if (known.current !== undefined && last && last.id !== known.current && !last.isMine) {
      const words = last.text || texts.photo;
      say(`${partner}: ${last.isAskingForMoney ? texts.withAdvice(words) : words}`);
    }
    known.current = last?.id ?? "";
  });
  useEffect(() => hear(), [last?.id]);
}
