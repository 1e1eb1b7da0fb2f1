import { useQuery } from "@tanstack/react-query";
import { getDownloadUrlQuery } from "@hearthpaw/client";
import { Button, Skeleton } from "@hearthpaw/ui-kit";
import { useClient } from "../../lib/client_context.ts";
import * as texts from "./texts.ts";
import css from "./pictures.module.css";

/** Refetch interval: the address of a private file works for 5 minutes. */
const FRESH_MS = 4 * 60_000;

/**
 * Returns the address of a private file, which works for a few minutes. Users may read their own files, staff
 * everyone's.
 */
export function usePrivateAddress(fileKey: string) {
  return useQuery({
    ...getDownloadUrlQuery(useClient(), { fileKey }),
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
  });
}

/** A private image, whole, in a box that keeps its place while it loads. */
export function PrivatePicture(
  { fileKey, alt, className }: { fileKey: string; alt: string; className?: string },
) {
  const { data, error, refetch } = usePrivateAddress(fileKey);
  if (error) {
    return (
      <span className={css.lost}>
        {error.status === 404 ? texts.thisFileHasBeenDeleted : texts.weCouldntLoadThisFile}
        {error.status !== 404 && (
          <Button variant="quiet" size="small" onClick={() => refetch()}>{texts.tryAgain}</Button>
        )}
      </span>
    );
  }
  if (!data) return <Skeleton height="100%" />;
  return <img src={data.url} alt={alt} className={className} decoding="async" onError={() => refetch()} />;
}
