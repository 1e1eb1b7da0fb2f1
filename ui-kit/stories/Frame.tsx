import { type ReactNode, useState } from "react";
import {
  Avatar,
  Container,
  Field,
  Icon,
  IconButton,
  IconLink,
  Menu,
  SiteFooter,
  SiteHeader,
  SkipLink,
  ToastProvider,
} from "../src/index.ts";
import css from "./pages.module.css";

/** The shell of every page, as the app builds it. `below` spans the page's whole width under its content. */
export function Frame(
  { section, quiet, below, children }: {
    section?: string;
    quiet?: boolean;
    below?: ReactNode;
    children: ReactNode;
  },
) {
  const [text, setText] = useState("");
  const links = ["Dogs", "Cats", "Breeders"].map((label) => ({
    label,
    href: `/${label.toLowerCase()}`,
    current: label === section,
  }));
  return (
    <ToastProvider>
      <SkipLink />
      <SiteHeader
        links={links}
        quiet={quiet}
        menu={quiet ? undefined : <IconButton icon="menu" label="Menu" />}
        search={
          <form role="search" onSubmit={(e) => e.preventDefault()}>
            <Field
              label="Search breeds, names and places"
              hideLabel
              type="search"
              placeholder="Breed, name or ZIP code"
              prefix={<Icon name="search" />}
              value={text}
              onChange={(e) => setText(e.target.value)}
            />
          </form>
        }
        actions={quiet
          ? (
            <p className={css.support}>
              <Icon name="lock" size={18} />
              <span>Secure checkout</span>
            </p>
          )
          : (
            <>
              <span className={css.wide}>
                <IconLink icon="heart" label="Favorites" href="/account/favorited" />
                <IconLink icon="chat" label="Messages" count={2} href="/messages" />
                <IconLink icon="bell" label="Notifications" href="/account/notifications" />
              </span>
              <Menu
                label="Account: Rosa Delgado"
                trigger={<Avatar name="Rosa Delgado" size={32} />}
                items={[
                  { label: "Reserved pets", icon: "paw", note: "1", href: "/account/reserved" },
                  { label: "Settings", icon: "settings", href: "/account/settings" },
                  { kind: "line" },
                  { label: "Sign out", icon: "arrow-right" },
                ]}
              />
            </>
          )}
      />
      <main id="main" tabIndex={-1}>
        <Container className={css.page}>{children}</Container>
        {below}
      </main>
      {!quiet && (
        <SiteFooter
          support={
            <>
              <p>Questions about a pet or a payment?</p>
              <p>
                <a href="tel:+18005550142">(800) 555-0142</a>, every day 8 AM to 8 PM Eastern
              </p>
            </>
          }
          groups={[
            {
              title: "Find",
              links: [["Dogs", "/dogs"], ["Cats", "/cats"], ["Breeds", "/dog-breeds"], [
                "Breeders",
                "/breeders",
              ]],
            },
            {
              title: "Help",
              links: [["How it works", "/help"], ["Refunds", "/help/refunds"], ["Contact", "/contact"]],
            },
            {
              title: "Company",
              links: [["Terms", "/terms"], ["Privacy", "/privacy"], ["Accessibility", "/accessibility"]],
            },
          ].map((g) => ({
            title: g.title,
            links: (g.links as [string, string][]).map(([label, href]) => ({ label, href })),
          }))}
          legal="© 2026 Hearthpaw. Every breeder on this site holds the license that its state asks for."
        />
      )}
    </ToastProvider>
  );
}

/** Simulates work for a story's buttons: they show progress, but go nowhere. */
export function later(ms = 900): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
