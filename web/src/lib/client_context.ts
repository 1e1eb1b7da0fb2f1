import { createContext, useContext } from "react";
import type { HearthpawClient } from "@hearthpaw/client";
import type { Notices } from "./notices.ts";

/** The contract's client and its notices, shared by the whole page. */
export type Connection = { client: HearthpawClient; notices: Notices };

export const ConnectionContext = createContext<Connection | undefined>(undefined);

function useConnection(): Connection {
  const connection = useContext(ConnectionContext);
  if (!connection) throw new Error("useClient needs an App above it");
  return connection;
}

/** Returns the contract's client, for queries and mutations: `useQuery(getPetQuery(useClient(), { id }))`. */
export const useClient = (): HearthpawClient => useConnection().client;

/** Returns the client's notices to the page; the shell listens to them. */
export const useNotices = (): Notices => useConnection().notices;
