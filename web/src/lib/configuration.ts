import { type QueryClient, useQuery } from "@tanstack/react-query";
import { type Configuration, getConfigurationQuery, type HearthpawClient } from "@hearthpaw/client";
import { useClient } from "./client_context.ts";

const settings = { staleTime: Infinity, gcTime: Infinity };

/** Loads the product's configuration for browsers, once per visit. */
export async function loadConfiguration(
  client: HearthpawClient,
  queryClient: QueryClient,
): Promise<Configuration> {
  return (await queryClient.ensureQueryData({ ...getConfigurationQuery(client), ...settings })).configuration;
}

/** Returns the configuration; undefined only if it could not be loaded. */
export function useConfiguration(): Configuration | undefined {
  return useQuery({ ...getConfigurationQuery(useClient()), ...settings }).data?.configuration;
}

/**
 * Returns the version of the server that rendered this page; the build's version if the page does not say.
 */
export function pageVersion(document: Document): string {
  return document.documentElement.dataset.version ?? __BUILD_VERSION__;
}

/** Ways to pay while the configuration can't be loaded. */
export const CARD_ONLY: Pick<Configuration["payments"], "methods" | "limits"> = {
  methods: ["card"],
  limits: [],
};
