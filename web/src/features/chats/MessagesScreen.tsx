import { Outlet } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { Empty } from "@hearthpaw/ui-kit";
import { RequireSession } from "../../components/session/RequireSession.tsx";
import { useShownLocation } from "../../lib/shown_location.ts";
import { ChatList } from "./ChatList.tsx";
import * as texts from "./texts.ts";
import css from "./chats.module.css";

/** The list of conversations with the open one beside it; a phone shows one of the two. */
export function MessagesScreen() {
  return (
    <RequireSession title={texts.yourMessages}>
      <Frame />
    </RequireSession>
  );
}

function Frame() {
  const isOpen = /^\/messages\/./.test(useShownLocation().pathname);
  const ref = useRef<HTMLDivElement>(null);
  useVisibleHeight(ref);
  return (
    <div ref={ref} className={css.screen} data-open={isOpen ? "" : undefined}>
      <div className={css.side}>
        <h1 className={css.heading}>{texts.messages}</h1>
        <div className={css.chats}>
          <ChatList />
        </div>
      </div>
      <div className={css.main}>
        <Outlet />
      </div>
    </div>
  );
}

/** Shown beside the list until the user chooses a conversation. */
export function NoneChosen() {
  return (
    <div className={css.none}>
      <Empty icon="chat" title={texts.chooseAConversation}>
        <p>{texts.messagesEmptyHint}</p>
      </Empty>
    </div>
  );
}

/** Keeps the screen as high as the part above a phone's keyboard, with the writing field in it. */
function useVisibleHeight(ref: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const viewport = globalThis.visualViewport;
    if (!viewport) return;
    const fit = () => {
      const element = ref.current;
      if (!element) return;
      const hidden = document.documentElement.clientHeight - viewport.height;
      // A zoomed-in page also hides height, without a keyboard.
      if (hidden > 120 && viewport.scale < 1.05) {
        element.style.setProperty("--visible", `${viewport.height}px`);
        element.scrollIntoView({ block: "end" });
      } else element.style.removeProperty("--visible");
    };
    viewport.addEventListener("resize", fit);
    return () => viewport.removeEventListener("resize", fit);
  }, [ref]);
}
