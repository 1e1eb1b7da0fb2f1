/**
 * Checks the structured data of pages against schema.org (https://schema.org) and the search engines'
 * requirements for each type (https://developers.google.com/search/docs/appearance/structured-data). It
 * covers the types used on the site; any other type is an error until it is added here.
 */

type Check = (value: unknown, at: string) => string[];
type Shape = { required: Record<string, Check>; optional?: Record<string, Check> };

const when = (isRight: (value: unknown) => boolean, what: string): Check => (value, at) =>
  isRight(value) ? [] : [`${at} is not ${what}: ${JSON.stringify(value)}`];

const text = when((value) => typeof value === "string" && value.trim() !== "", "a text");
const address = when(
  (value) => typeof value === "string" && /^https?:\/\/[^/\s]+(\/\S*)?$/.test(value),
  "a whole address",
);
const whole = when((value) => Number.isInteger(value) && (value as number) > 0, "a whole number above 0");
const price = when((value) => typeof value === "string" && /^\d+\.\d\d$/.test(value), "an amount");
const stars = when((value) => typeof value === "number" && value >= 1 && value <= 5, "a number from 1 to 5");
const oneOf = (...values: string[]): Check =>
  when((value) => values.includes(value as string), values.join(" or "));
const either = (...checks: Check[]): Check => (value, at) => {
  const found = checks.map((check) => check(value, at));
  return found.some((faults) => faults.length === 0) ? [] : found[0]!;
};
const list = (check: Check): Check => (value, at) =>
  Array.isArray(value) && value.length > 0
    ? value.flatMap((one, index) => check(one, `${at}[${index}]`))
    : [`${at} is not a list with something in it`];
const a = (...types: string[]): Check => (value, at) => {
  const type = (value as { "@type"?: unknown } | null)?.["@type"];
  return types.includes(type as string) ? thing(value, at) : [`${at} is not a ${types.join(" or ")}`];
};

/** Checks list items, numbered from 1. `isTrail`: only the last item may lack an address. */
const items = (isTrail: boolean): Check => (value, at) => {
  const faults = list(a("ListItem"))(value, at);
  if (faults.length > 0) return faults;
  const found = value as { position: number; item?: unknown; url?: unknown }[];
  return found.flatMap(({ position, item, url }, index) => [
    ...(position === index + 1 ? [] : [`${at}[${index}].position is ${position}`]),
    ...(isTrail && item === undefined && index < found.length - 1 ? [`${at}[${index}] leads nowhere`] : []),
    ...(!isTrail && url === undefined ? [`${at}[${index}] has no url`] : []),
  ]);
};

const organization: Shape = {
  required: { name: text },
  optional: { url: address, logo: address, contactPoint: a("ContactPoint"), sameAs: list(address) },
};
const business: Shape = {
  required: { name: text, address: a("PostalAddress") },
  optional: { url: address, image: address, aggregateRating: a("AggregateRating") },
};
const TYPES: Readonly<Record<string, Shape>> = {
  Organization: organization,
  ContactPoint: {
    required: { contactType: text },
    optional: { telephone: text, email: text, areaServed: text, availableLanguage: text },
  },
  LocalBusiness: business,
  AnimalShelter: business,
  PostalAddress: { required: { addressLocality: text, addressRegion: text, addressCountry: oneOf("US") } },
  AggregateRating: { required: { ratingValue: stars, reviewCount: whole } },
  Product: {
    required: { name: text, offers: a("Offer") },
    optional: {
      description: text,
      url: address,
      sku: text,
      category: text,
      color: text,
      image: either(address, list(address)),
    },
  },
  Offer: {
    required: {
      price,
      priceCurrency: oneOf("USD"),
      availability: oneOf(
        ...["InStock", "LimitedAvailability", "OutOfStock", "SoldOut"].map((name) =>
          `https://schema.org/${name}`
        ),
      ),
    },
    optional: { url: address, seller: a("Organization") },
  },
  BreadcrumbList: { required: { itemListElement: items(true) } },
  ItemList: { required: { itemListElement: items(false) }, optional: { name: text } },
  ListItem: { required: { position: whole, name: text }, optional: { item: address, url: address } },
  FAQPage: { required: { mainEntity: list(a("Question")) } },
  Question: { required: { name: text, acceptedAnswer: a("Answer") } },
  Answer: { required: { text } },
};

function thing(value: unknown, at: string): string[] {
  const { "@type": type, "@context": _, ...properties } = value as Record<string, unknown>;
  const shape = TYPES[String(type)];
  if (!shape) return [`${at} is of a type that nobody has described: ${JSON.stringify(type)}`];
  const { required, optional = {} } = shape;
  return [
    ...Object.keys(required).filter((name) => !(name in properties)).map((name) => `${at} has no ${name}`),
    ...Object.entries(properties).flatMap(([name, one]) => {
      const check = required[name] ?? optional[name];
      return check
        ? check(one, `${at}.${name}`)
        : [`${at} has ${name}, which a ${String(type)} has not here`];
    }),
  ];
}

/** Returns the errors of a top-level object in a page, or an empty list. */
export function jsonLdFaults(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return ["It is no object"];
  const { "@context": context, "@type": type } = value as Record<string, unknown>;
  return [
    ...(context === "https://schema.org" ? [] : [`${String(type)} has no context`]),
    ...thing(value, String(type)),
  ];
}

/** Returns the structured data of a page's HTML. */
export const jsonLdOf = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script[^>]* type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g)].map(([, json]) =>
    JSON.parse(json!) as Record<string, unknown>
  );
