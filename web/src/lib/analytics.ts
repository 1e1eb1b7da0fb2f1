/**
 * Page views in Google Analytics 4, by Google's own tag. It is loaded in production alone, after consent and once the page is
 * idle. What is told of a page is its route (`/pets/$id/$slug`): no id, no search words, no token of an address, no title.
 */
import { pageIdle } from "./realtime.ts";
import { cleanText } from "./scrub.ts";

export type Analytics = {
  /** Counts a view of a page with this route; the first one loads the tag. */
  view: (route: string) => void;
  /** Has nothing sent until the next view. */
  pause: () => void;
  /** The same after consent was taken back: what the tag kept in this browser is deleted too. */
  forget: () => void;
};

type TagWindow = { dataLayer?: unknown[] } & Record<`ga-disable-${string}`, boolean>;

/** What a campaign's link says about itself; ids of advertising clicks are left out. */
const CAMPAIGN = ["utm_source", "utm_medium", "utm_campaign"];
/** Thirteen months, in seconds; the tag's own choice is two years. */
const COOKIE_SECONDS = 395 * 86_400;

/** Returns the page views of a property (`G-...`). Nothing is loaded, kept or sent before the first view. */
export function createAnalytics(id: string, { whenIdle = pageIdle } = {}): Analytics {
  const page = globalThis as unknown as TagWindow;
  let isStarted = false;
  let isOn = false;
  let referrer = outsideReferrer();
  let campaign = campaignOf(location.search);

  /** Puts a command on the tag's list, as `arguments`: it takes no other form. */
  function tag(..._command: unknown[]): void {
    page.dataLayer?.push(arguments);
  }

  function start(): void {
    isStarted = true;
    page.dataLayer ??= [];
    const never = { ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied" };
    tag("consent", "default", { ...never, analytics_storage: "granted" });
    tag("js", new Date());
    tag("config", id, {
      // The tag would send the whole address.
      send_page_view: false,
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
      cookie_expires: COOKIE_SECONDS,
    });
    const script = document.createElement("script");
    script.async = true;
    script.src = `https://www.googletagmanager.com/gtag/js?id=${id}`;
    void whenIdle().then(() => {
      // Consent may have been taken back in the meantime; the next view asks again.
      if (isOn) document.head.append(script);
      else isStarted = false;
    });
  }

  function pause(): void {
    isOn = false;
    page[`ga-disable-${id}`] = true;
  }

  return {
    view(route) {
      isOn = true;
      page[`ga-disable-${id}`] = false;
      const shown = {
        page_location: location.origin + route + campaign,
        page_referrer: referrer,
        page_title: route,
      };
      if (!isStarted) start();
      // For what the tag sends by itself too.
      tag("set", shown);
      tag("event", "page_view", shown);
      referrer = location.origin + route;
      campaign = "";
    },
    pause,
    forget() {
      pause();
      for (const name of ["_ga", `_ga_${id.replace(/^G-/, "")}`]) deleteCookie(name);
    },
  };
}

/** Returns the origin of the site that led here; nothing for a page of our own, whose address may be a secret. */
function outsideReferrer(): string {
  if (!URL.canParse(document.referrer)) return "";
  const { origin } = new URL(document.referrer);
  return origin === location.origin ? "" : `${origin}/`;
}

/** Returns what a campaign's link says about itself, as a query; nobody's name and no secret. */
function campaignOf(search: string): string {
  const said = [...new URLSearchParams(search)].filter(([name, value]) =>
    CAMPAIGN.includes(name) && value.length <= 100 && cleanText(value) === value
  );
  return said.length > 0 ? `?${new URLSearchParams(said)}` : "";
}

/** Deletes a cookie of this host or of a domain above it, where the tag prefers to put it. */
function deleteCookie(name: string): void {
  const parts = location.hostname.split(".");
  const domains = parts.map((_, index) => `; domain=${parts.slice(index).join(".")}`);
  for (const domain of ["", ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`;
}
