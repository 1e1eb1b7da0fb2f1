import { useQuery, useQueryClient } from "@tanstack/react-query";
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import {
  type Dashboard,
  getCurrentUser,
  getCurrentUserQuery,
  logout,
  type Session,
  type User,
} from "@hearthpaw/client";
import { useToast } from "@hearthpaw/ui-kit";
import { keepGoal } from "./goal.ts";
import { useClient, useNotices } from "../../lib/client_context.ts";
import { useHydrated } from "../../lib/use_hydrated.ts";
import * as texts from "./texts.tsx";

/**
 * Server-rendered pages are the same for everyone: the status is unknown until the browser has read its
 * storage.
 */
export type SessionStatus = "unknown" | "signed-out" | "signed-in";

/** Why the sign-in form is open, and how to continue afterwards. */
export type SignInRequest = {
  mode?: "sign-in" | "sign-up";
  /**
   * A sentence at the top of the form: "Sign in to reserve Maple." People who sign up with a reason are
   * buyers, so they are not asked.
   */
  reason?: string;
  /** The interrupted action, run after signing in. */
  onSignedIn?: () => void;
  /**
   * Names the action, which lets it continue after a sign-in on a provider's pages: see `useSignedInAction`.
   */
  goal?: string;
};

export type SessionApi = {
  status: SessionStatus;
  user: User | undefined;
  /** The current dashboard: the user's choice, else the role's default. */
  dashboard: Dashboard;
  setDashboard: (dashboard: Dashboard) => void;
  /** Whether the role belongs to a breeder or shelter. They can switch between both dashboards. */
  isBreeder: boolean;
  /** The sign-in form over the page; undefined while it is closed. */
  signInRequest: SignInRequest | undefined;
  openSignIn: (request?: SignInRequest) => void;
  closeSignIn: () => void;
  /** Called by the form after signing in: closes it and continues the interrupted action. */
  signedIn: () => void;
  /** Ends the session on the server and in this browser. */
  signOut: () => Promise<void>;
};

type Store = {
  get: () => SessionApi;
  /** The state that the server rendered, with which each part hydrates. */
  first: () => SessionApi;
  hear: (ear: () => void) => () => void;
  /** Called once the browser has read its stored session. */
  know: () => void;
};

/**
 * Holds a store that notifies only its subscribers. If the context held the session itself, each change would
 * make React hydrate all remaining parts of the page, at once and in one piece.
 */
const SessionContext = createContext<Store | undefined>(undefined);

/** Returns the current session, and functions to sign in and out. */
export function useSession(): SessionApi {
  const store = useContext(SessionContext);
  if (!store) throw new Error("useSession needs a SessionProvider above it");
  return useSyncExternalStore(store.hear, store.get, store.first);
}

function makeStore(
  session: Session,
  isKnownAtFirst: boolean,
  { signOut }: Pick<SessionApi, "signOut">,
): Store {
  const ears = new Set<() => void>();
  let isKnown = isKnownAtFirst;
  let request: SignInRequest | undefined;
  function change(step: () => void) {
    step();
    for (const ear of ears) ear();
  }
  const setRequest = (next: SignInRequest | undefined) => change(() => request = next);
  const actions = {
    setDashboard: session.setDashboard,
    openSignIn: (next: SignInRequest = {}) => setRequest(next),
    closeSignIn: () => setRequest(undefined),
    signedIn: () => {
      const onSignedIn = request?.onSignedIn;
      setRequest(undefined);
      keepGoal(undefined);
      onSignedIn?.();
    },
    signOut,
  };
  function read(): SessionApi {
    const status: SessionStatus = !isKnown ? "unknown" : session.accessToken() ? "signed-in" : "signed-out";
    const user = status === "signed-in" ? session.user() : undefined;
    return {
      status,
      user,
      // The user's data changes together with the status.
      dashboard: dashboardOf(user?.role, isKnown ? session.dashboard() : undefined),
      isBreeder: user?.role.includes("Breeder") ?? false,
      signInRequest: request,
      ...actions,
    };
  }
  const first = read();
  let now = first;
  return {
    get() {
      const next = read();
      const isSame = next.status === now.status && next.user === now.user &&
        next.dashboard === now.dashboard && next.signInRequest === now.signInRequest;
      return isSame ? now : now = next;
    },
    first: () => first,
    hear(ear) {
      ears.add(ear);
      const end = session.subscribe(ear);
      return () => {
        ears.delete(ear);
        end();
      };
    },
    know: () => isKnown || change(() => isKnown = true),
  };
}

/** Returns a function that reloads the account after a change; a failure keeps the known one. */
export function useReloadUser(): () => Promise<void> {
  const client = useClient();
  const queryClient = useQueryClient();
  return useCallback(async () => {
    const answer = await getCurrentUser(client).catch(() => undefined);
    if (!answer || !client.session.accessToken()) return;
    queryClient.setQueryData(getCurrentUserQuery(client).queryKey, answer);
    client.session.keep({ user: answer.user });
  }, [client, queryClient]);
}

/** Returns the dashboard of a role: the breeder's for every role that includes one, else the consumer's. */
export function dashboardOf(role: string | undefined, chosen: Dashboard | undefined): Dashboard {
  return chosen ?? (role?.includes("Breeder") ? "breeder" : "consumer");
}

export function SessionProvider({ children }: { children: ReactNode }) {
  const client = useClient();
  const notices = useNotices();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const { session } = client;
  const isHydrated = useHydrated();
  const [store] = useState(() =>
    makeStore(session, isHydrated, {
      async signOut() {
        // The server would reject the user's pending requests after the session has ended.
        await queryClient.cancelQueries();
        // Signs out here even if the network fails; the session on the server expires.
        await logout(client).catch(() => undefined);
        show({ tone: "done", title: texts.youreSignedOut });
      },
    })
  );
  const { status } = useSyncExternalStore(store.hear, store.get, store.first);
  const user = useSyncExternalStore(session.subscribe, session.user, () => undefined);
  useEffect(() => void (isHydrated && store.know()), [isHydrated, store]);

  // The stored user may be a day old, and the server's answer replaces it.
  const { data } = useQuery({
    ...getCurrentUserQuery(client),
    enabled: status === "signed-in",
    staleTime: 300_000,
  });
  useEffect(() => {
    // An answer for a user who signed out meanwhile is dropped.
    const known = session.user();
    if (data && session.accessToken() && (!known || known.id === data.user.id)) {
      session.keep({ user: data.user });
    }
  }, [data, session]);

  // Nothing that one user has seen stays in memory for the next.
  const lastId = useRef(user?.id);
  useEffect(() => {
    if (lastId.current === user?.id) return;
    if (lastId.current !== undefined) {
      queryClient.removeQueries({ type: "inactive" });
      queryClient.removeQueries({ queryKey: ["getCurrentUser"] });
      // The open page may show that user's data too. Its queries start over, public ones from the data that
      // came with the page.
      void queryClient.resetQueries({ type: "active" });
      void import("./forget_visit.ts").then(({ forgetVisit }) => forgetVisit()).catch(() => {
        // Without the file, the lists stay until they are cleared on the page of favorites.
      });
    }
    lastId.current = user?.id;
  }, [user?.id, queryClient]);

  useEffect(() =>
    notices.hear((notice) => {
      const { signInRequest, openSignIn, closeSignIn } = store.get();
      if (notice.kind === "sign-in-needed" && !signInRequest) openSignIn();
      if (notice.kind !== "forced-logout") return;
      closeSignIn();
      show({
        tone: "fail",
        title: texts.youveBeenSignedOut,
        text: texts.sessionEnded,
      });
    }), [notices, show, store]);

  return <SessionContext.Provider value={store}>{children}</SessionContext.Provider>;
}
