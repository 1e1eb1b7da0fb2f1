import { Icon, Menu, SiteFooter } from "@hearthpaw/ui-kit";
import { CompareBar } from "../compare/CompareBar.tsx";
import { sections } from "./sections.ts";
import { SupportLine } from "./SupportLine.tsx";
import * as texts from "./texts.tsx";

/** The sections behind a button, for phones. */
export function SectionsMenu() {
  return (
    <Menu
      label={texts.menu}
      align="start"
      trigger={<Icon name="menu" size={24} />}
      items={[...sections, { label: texts.catBreeds, href: "/cat-breeds" }].map((link) =>
        link.href === "/dog-breeds" ? { ...link, label: texts.dogBreeds } : link
      )}
    />
  );
}

/**
 * The pets chosen for a comparison, on pages with lists. A pet's page has a bar of its own at the same place
 * of a phone, and a button that names the comparison.
 */
export function Chosen({ path }: { path: string }) {
  return HAS_CHOSEN.test(path) ? <CompareBar /> : null;
}
const HAS_CHOSEN = /^\/(|search|dogs|cats|breeds\/.*|breeders\/.*|account\/favorited)$/;

export function Footer() {
  return (
    <SiteFooter
      support={<SupportLine />}
      groups={[
        {
          title: texts.findAPet,
          links: [
            { label: texts.puppiesAndDogs, href: "/dogs" },
            { label: texts.kittensAndCats, href: "/cats" },
            { label: texts.rescuePets, href: "/search?isRescue=true" },
            { label: texts.breedersAndShelters, href: "/breeders" },
          ],
        },
        {
          title: texts.help,
          links: [
            { label: texts.help, href: "/help" },
            { label: texts.howItWorks, href: "/how-it-works" },
            { label: texts.buyerProtection, href: "/buyer-protection" },
            { label: texts.contactUs, href: "/contact" },
          ],
        },
        {
          title: texts.breeds,
          links: [
            { label: texts.dogBreeds, href: "/dog-breeds" },
            { label: texts.catBreeds, href: "/cat-breeds" },
          ],
        },
        {
          title: texts.hearthpaw,
          links: [
            { label: texts.forBreedersAndShelters, href: "/become-a-breeder" },
            { label: texts.partnerApi, href: "/partners" },
            { label: texts.accessibility, href: "/accessibility" },
            { label: texts.terms, href: "/terms" },
            { label: texts.privacyNotice, href: "/privacy" },
          ],
        },
      ]}
      legal={texts.footerTagline}
    />
  );
}
