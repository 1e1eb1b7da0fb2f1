import { useQuery } from "@tanstack/react-query";
import { getDownloadUrlQuery } from "@hearthpaw/client";
import { Button, Skeleton } from "@hearthpaw/ui-kit";
import { useClient } from "../../lib/client_context.ts";
import * as texts from "./texts.ts";
import css from "./pictures.module.css";

/** An address of a private file lives 5 minutes; it is asked for again before that. */
const FRESH_MS = 4 * 60_000;

/** The address of a private file of one's own, or of anybody's for staff. It is good for a few minutes. */
export function usePrivateAddress(fileKey: string) {
  return useQuery({
    ...getDownloadUrlQuery(useClient(), { fileKey }),
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
  });
}

/** A private picture, whole, in a box that is there before it. */
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
