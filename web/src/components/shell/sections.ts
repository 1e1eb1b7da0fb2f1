import * as texts from "./texts.tsx";

/** The sections of the site, in the header of each page. */
export const sections = [
  { label: texts.dogs, href: "/dogs" },
  { label: texts.cats, href: "/cats" },
  { label: texts.breeds, href: "/dog-breeds" },
  { label: texts.breeders, href: "/breeders" },
];
