/**
 * Page views in Google Analytics 4, by Google's own tag. The tag loads in production only, after consent and
 * once the page is idle. Google receives the page's route (`/pets/$id/$slug`), but no id, search words, token
 * or title.
 */
import { pageIdle } from "./realtime.ts";
import { cleanText } from "./scrub.ts";

export type Analytics = {
  /** Counts a view of a page with this route. The first view loads the tag. */
  view: (route: string) => void;
  /** Sends nothing until the next view. */
  pause: () => void;
  /** Pauses after the visitor withdrew consent, and deletes the tag's cookies from this browser. */
  forget: () => void;
};

type TagWindow = { dataLayer?: unknown[] } & Record<`ga-disable-${string}`, boolean>;

/** Parameters of a campaign's link that we report; ids of advertising clicks are left out. */
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
      // The visitor may have withdrawn consent in the meantime; the next view tries again.
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
      // Also applies to events that the tag sends on its own.
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

/**
 * Returns the origin of the site that linked here; nothing for our own pages, because their addresses may be
 * secrets.
 */
function outsideReferrer(): string {
  if (!URL.canParse(document.referrer)) return "";
  const { origin } = new URL(document.referrer);
  return origin === location.origin ? "" : `${origin}/`;
}

/** Returns the campaign parameters of a link as a query, without names of people and without secrets. */
function campaignOf(search: string): string {
  const said = [...new URLSearchParams(search)].filter(([name, value]) =>
    CAMPAIGN.includes(name) && value.length <= 100 && cleanText(value) === value
  );
  return said.length > 0 ? `?${new URLSearchParams(said)}` : "";
}

/** Deletes a cookie of this host and of the domains above it, because the tag prefers those. */
function deleteCookie(name: string): void {
  const parts = location.hostname.split(".");
  const domains = parts.map((_, index) => `; domain=${parts.slice(index).join(".")}`);
  for (const domain of ["", ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`;
}
