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

/** Pages come from the server for anybody: until the browser has looked into its storage nothing is known. */
export type SessionStatus = "unknown" | "signed-out" | "signed-in";

/** Why the sign-in form is shown, and what goes on afterwards. */
export type SignInRequest = {
  mode?: "sign-in" | "sign-up";
  /** A sentence at the top of the form: "Sign in to reserve Maple." Whoever signs up for that is a buyer, and not asked. */
  reason?: string;
  /** What the person was doing; runs once they are signed in. */
  then?: () => void;
  /** Names it, so that it goes on also after a sign-in on a provider's pages: see `useSignedInAction`. */
  goal?: string;
};

export type SessionApi = {
  status: SessionStatus;
  user: User | undefined;
  /** Which dashboard is shown: the person's choice, else what the role opens. */
  dashboard: Dashboard;
  setDashboard: (dashboard: Dashboard) => void;
  /** The role is one of a breeder or shelter, who may switch between both dashboards. */
  isBreeder: boolean;
  /** The sign-in form over the page; undefined while it is closed. */
  signInRequest: SignInRequest | undefined;
  openSignIn: (request?: SignInRequest) => void;
  closeSignIn: () => void;
  /** The form calls it when somebody has signed in: it closes, and what was going on continues. */
  signedIn: () => void;
  /** Ends the session on the server and here. */
  signOut: () => Promise<void>;
};

type Store = {
  get: () => SessionApi;
  /** What the server drew, with which a part begins that React takes over later. */
  first: () => SessionApi;
  hear: (ear: () => void) => () => void;
  /** The browser has looked who is there. */
  know: () => void;
};

/**
 * Holds a store, whose changes are heard by those alone that ask for it: were it the session itself, each change would have React draw
 * all parts of the page that it has not taken over yet, at once and in one piece.
 */
const SessionContext = createContext<Store | undefined>(undefined);

/** Who is signed in, and the way to sign in and out. */
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
      const then = request?.then;
      setRequest(undefined);
      keepGoal(undefined);
      then?.();
    },
    signOut,
  };
  function read(): SessionApi {
    const status: SessionStatus = !isKnown ? "unknown" : session.accessToken() ? "signed-in" : "signed-out";
    const user = status === "signed-in" ? session.user() : undefined;
    return {
      status,
      user,
      // What is said of a person comes in one piece with the status.
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

/** Reads the account again after something has changed it; a failure leaves it as it is known. */
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

/** The dashboard that a role opens: the breeder's for every role that says so, else the consumer's. */
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
        // What is on its way for them would be refused once the session has ended.
        await queryClient.cancelQueries();
        // Signed out here all the same when the network fails; the session on the server ends by itself.
        await logout(client).catch(() => undefined);
        show({ tone: "done", title: texts.youreSignedOut });
      },
    })
  );
  const { status } = useSyncExternalStore(store.hear, store.get, store.first);
  const user = useSyncExternalStore(session.subscribe, session.user, () => undefined);
  useEffect(() => void (isHydrated && store.know()), [isHydrated, store]);

  // The stored user may be of yesterday: the server's answer replaces it.
  const { data } = useQuery({
    ...getCurrentUserQuery(client),
    enabled: status === "signed-in",
    staleTime: 300_000,
  });
  useEffect(() => {
    // An answer that was asked for by somebody who has signed out since is nobody's.
    const known = session.user();
    if (data && session.accessToken() && (!known || known.id === data.user.id)) {
      session.keep({ user: data.user });
    }
  }, [data, session]);

  // Nothing that one person has seen stays in memory for the next.
  const lastId = useRef(user?.id);
  useEffect(() => {
    if (lastId.current === user?.id) return;
    if (lastId.current !== undefined) {
      queryClient.removeQueries({ type: "inactive" });
      queryClient.removeQueries({ queryKey: ["getCurrentUser"] });
      // What the open page shows may be of that person, too: it starts anew, public parts from what came with the page.
      void queryClient.resetQueries({ type: "active" });
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
