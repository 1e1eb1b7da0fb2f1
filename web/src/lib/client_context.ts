import { createContext, useContext } from "react";
import type { HearthpawClient } from "@hearthpaw/client";
import type { Notices } from "./notices.ts";

/** What the whole page shares: the client of the contract, and what it has to tell. */
export type Connection = { client: HearthpawClient; notices: Notices };

export const ConnectionContext = createContext<Connection | undefined>(undefined);

function useConnection(): Connection {
  const connection = useContext(ConnectionContext);
  if (!connection) throw new Error("useClient needs an App above it");
  return connection;
}

/** The client of the contract, for queries and mutations: `useQuery(getPetQuery(useClient(), { id }))`. */
export const useClient = (): HearthpawClient => useConnection().client;

/** What the client has to tell the page; the shell hears it. */
export const useNotices = (): Notices => useConnection().notices;
