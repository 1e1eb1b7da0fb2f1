/**
 * Third-party services shown in their own frames. None of their scripts runs in our page, which holds the
 * session, and the page's policy allows nothing of theirs except the frame.
 */
import type { LiveChatSettings, ReviewsWidgetSettings } from "../generated/types.ts";
import type { Config } from "./config.ts";

/** Returns the live chat: Crisp's chat as a page, under the direct link that its help describes. */
export function liveChatOf({ crisp }: Pick<Config, "crisp">): LiveChatSettings | null {
  if (!crisp) return null;
  const query = new URLSearchParams({ website_id: crisp.websiteId, locale: "en" });
  return { serviceName: "Crisp", frameUrl: `https://go.crisp.chat/chat/embed/?${query}` };
}

/** Returns the reviews widget: the frame by which Trustpilot's script would replace a TrustBox. */
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

/** Returns the origins of these frames, if configured. */
export function outsideFrames(config: Pick<Config, "crisp" | "trustpilot" | "trustpilotHeight">): string[] {
  return [liveChatOf(config), reviewsWidgetOf(config)].flatMap((one) =>
    one ? [new URL(one.frameUrl).origin] : []
  );
}
