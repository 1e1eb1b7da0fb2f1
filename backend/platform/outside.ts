/**
 * Services of others that are shown in frames of their own: no script of theirs runs in our page, where the session is kept, and
 * the page's policy names nothing of theirs but the frame.
 */
import type { LiveChatSettings, ReviewsWidgetSettings } from "../generated/types.ts";
import type { Config } from "./config.ts";

/** Returns the live chat: Crisp's chat as a page, by the direct link that its help describes. */
export function liveChatOf({ crisp }: Pick<Config, "crisp">): LiveChatSettings | null {
  if (!crisp) return null;
  const query = new URLSearchParams({ website_id: crisp.websiteId, locale: "en" });
  return { serviceName: "Crisp", frameUrl: `https://go.crisp.chat/chat/embed/?${query}` };
}

/** Returns the reviews: the frame that Trustpilot's script would put in the place of a TrustBox. */
export function reviewsWidgetOf(
  { trustpilot, trustpilotHeight }: Pick<Config, "trustpilot" | "trustpilotHeight">,
): ReviewsWidgetSettings | null {
  if (!trustpilot) return null;
  const { businessUnitId, templateId, domain } = trustpilot;
  const box = `https://widget.trustpilot.com/trustboxes/${templateId}/index.html`;
  const query = new URLSearchParams({ templateId, businessunitId: businessUnitId });
  const look = (theme: string) =>
    new URLSearchParams({ locale: "en-US", styleHeight: `${trustpilotHeight}px`, styleWidth: "100%", theme });
  return {
    serviceName: "Trustpilot",
    frameUrl: `${box}?${query}#${look("light")}`,
    darkFrameUrl: `${box}?${query}#${look("dark")}`,
    heightPx: trustpilotHeight,
    pageUrl: `https://www.trustpilot.com/review/${domain}`,
  };
}

/** Returns the origins of the frames above, as far as they are configured. */
export function outsideFrames(config: Pick<Config, "crisp" | "trustpilot" | "trustpilotHeight">): string[] {
  return [liveChatOf(config), reviewsWidgetOf(config)].flatMap((one) =>
    one ? [new URL(one.frameUrl).origin] : []
  );
}
