import { useSyncExternalStore } from "react";
import { Icon } from "@hearthpaw/ui-kit";
import * as texts from "./texts.tsx";
import css from "./PageShell.module.css";

function subscribe(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}

/** Shows a notice while the connection is lost. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine, () => true);
  return (
    <div role="status" className={css.connection}>
      {!isOnline && (
        <p className={css.offline}>
          <Icon name="warning" size={16} />
          {texts.offlineNotice}
        </p>
      )}
    </div>
  );
}
