import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import {
  ActionBar,
  Avatar,
  Badge,
  Breadcrumbs,
  Button,
  ButtonLink,
  Disclosure,
  Field,
  Flash,
  formatCents,
  Gallery,
  Icon,
  IconButton,
  type IconName,
  KeyFacts,
  Link,
  PetCard,
  PetGrid,
  Price,
  Rating,
  Section,
  Split,
  StatusBadge,
  Timeline,
} from "../src/index.ts";
import { Frame, later } from "./Frame.tsx";
import css from "./pages.module.css";
import { gallery, pets, picture } from "./samples.ts";

const PROTECTION: [IconName, string, string][] = [
  ["shield", "Verified breeder", "We reviewed their ID, license and photos of their home."],
  ["card", "Your money is held safely", "The breeder is paid 72 hours after you both confirm the hand-off."],
  ["health", "14-day health guarantee", "If something is wrong, report it within 14 days of the hand-off."],
];

function Offer({ status }: { status: string }) {
  const [zip, setZip] = useState("05401");
  const [saved, setSaved] = useState(false);
  const open = status === "available";
  return (
    <aside className={css.offer} aria-label="Price and reservation">
      <div className={css.offerTop}>
        <Price cents={250000} size="large" note="Vet check, first vaccines and microchip included" />
        <StatusBadge status={status} />
      </div>
      {open
        ? (
          <>
            <div className={css.costs}>
              <p className={css.cost}>
                <span>Due today (deposit)</span>
                <b>{formatCents(37500)}</b>
              </p>
              <p className={css.cost}>
                <span>Balance, due November 28</span>
                <span>{formatCents(212500)}</span>
              </p>
              <p className={css.cost}>
                <span>Service fee (3%)</span>
                <span>{formatCents(7500)}</span>
              </p>
            </div>
            <div className={css.delivery}>
              <Field
                label="Delivery to"
                value={zip}
                onChange={(e) => setZip(e.target.value)}
                inputMode="numeric"
                autoComplete="postal-code"
                maxLength={5}
                prefix={<Icon name="pin" size={18} />}
              />
              <p className={css.estimate}>
                <b>From $180</b>
                <span>by car, in about 3 days</span>
              </p>
            </div>
            <div className={css.actions}>
              <ButtonLink href="/reserve-pet/juniper" size="large" block>
                Reserve with $375 deposit
              </ButtonLink>
              <ButtonLink href="/reserve-pet/juniper?pay=full" variant="secondary" block>
                Pay in full
              </ButtonLink>
            </div>
            <p className={css.small}>
              Full refund within 48 hours, or any time the breeder cancels.
            </p>
          </>
        )
        : (
          <>
            <Flash
              tone="wait"
              stay
              title="Someone is reserving Juniper"
              text="The hold ends within 15 minutes. We can let you know if Juniper is available again."
            />
            <Button size="large" block icon="bell" onClick={() => later()}>
              Let me know if Juniper is available
            </Button>
          </>
        )}
      <div className={css.offerFoot}>
        <Button
          variant="quiet"
          size="small"
          icon="heart"
          aria-pressed={saved}
          onClick={() => setSaved(!saved)}
        >
          {saved ? "Saved" : "Save"}
        </Button>
        <Button variant="quiet" size="small" icon="share">Share</Button>
        <Button variant="quiet" size="small" icon="chat">Ask</Button>
      </div>
    </aside>
  );
}

function PetPage({ status = "available" }: { status?: string }) {
  return (
    <Frame
      section="Dogs"
      below={
        <ActionBar label="Reserve Juniper">
          <Price
            cents={250000}
            note={status === "available" ? "$375 today" : "In checkout"}
            className={css.barPrice}
          />
          <IconButton icon="heart" label="Save Juniper to favorites" look="outlined" />
          {status === "available"
            ? <ButtonLink href="/reserve-pet/juniper">Reserve Juniper</ButtonLink>
            : <Button icon="bell">Notify me</Button>}
        </ActionBar>
      }
    >
      <Breadcrumbs
        items={[
          { label: "Home", href: "/" },
          { label: "Dogs", href: "/dogs" },
          { label: "Bernese Mountain Dogs", href: "/dog-breeds/bernese-mountain-dog" },
          { label: "Juniper" },
        ]}
      />
      <Split
        className={css.petSplit}
        aside={<Offer status={status} />}
        lead={
          <>
            <Gallery name="Juniper" items={gallery} />
            <header className={css.petHead}>
              <div>
                <h1>Juniper</h1>
                <p className={css.petLine}>
                  <Link href="/dog-breeds/bernese-mountain-dog">Bernese Mountain Dog</Link> in Burlington, VT
                </p>
              </div>
              <div className={css.badges}>
                <Badge tone="brand" icon="health">Health tested</Badge>
                <Badge tone="brand" icon="document">AKC papers</Badge>
                <Badge tone="brand" icon="truck">Delivery</Badge>
              </div>
            </header>
          </>
        }
      >
        <KeyFacts
          look="tiles"
          className={css.tiles}
          facts={[
            { term: "Age", value: "10 weeks", icon: "calendar" },
            { term: "Sex", value: "Female", icon: "female" },
            { term: "Current weight", value: "18 lb", icon: "weight" },
            { term: "Adult weight", value: "80 to 95 lb", icon: "paw" },
          ]}
        />
        <p className={css.prose}>
          Juniper is the quiet one in a litter of six. She sleeps through the dishwasher, greets the mail
          carrier and has met the neighbor's cats. She already walks on a leash.
        </p>
        <Section title="Health and documents" heading="h2" className={css.block}>
          <KeyFacts
            facts={[
              {
                term: "Hips and elbows",
                value: "Good, both parents",
                note: "OFA, March 2025",
                icon: "health",
              },
              { term: "DM, vWD", value: "Clear", note: "Embark, by the parents", icon: "health" },
              {
                term: "Vaccines",
                value: "DHPP first dose",
                note: "November 4, Dr. Alice Moreau",
                icon: "shield",
              },
              { term: "Microchip", value: "Registered to you at the hand-off", icon: "tag" },
              { term: "Coat and color", value: "Long, tricolor", icon: "paw" },
              { term: "Born", value: "September 12, 2026", icon: "calendar" },
            ]}
          />
        </Section>
        <Section title="About the breeder" className={css.block}>
          <div className={css.breeder}>
            <Avatar name="Maple Ridge" shape="arch" size={56} />
            <div className={css.breederText}>
              <p className={css.breederName}>
                <Link href="/breeders/maple-ridge">Maple Ridge Kennels</Link>
                <StatusBadge status="verified" />
              </p>
              <p className={css.soft}>
                Ruth and Daniel Okafor, Burlington, VT. Member since 2021, 34 pets sold.
              </p>
              <Rating value={4.9} count={31} />
            </div>
            <Button variant="secondary" icon="chat">Ask a question</Button>
          </div>
        </Section>
        <Section title="What happens next" className={css.block}>
          <Timeline
            label="What happens next"
            steps={[
              {
                id: "1",
                title: "You pay the deposit",
                when: "Today",
                state: "now",
                icon: "card",
                text: "Juniper is reserved for you. No one else can reserve them.",
              },
              {
                id: "2",
                title: "Message the breeder",
                when: "Within a day",
                state: "next",
                icon: "phone",
                text: "Agree on the day and the delivery.",
              },
              {
                id: "3",
                title: "You pay the balance",
                when: "By November 28",
                state: "next",
                icon: "lock",
                text: "Your money is held safely until you confirm the hand-off.",
              },
              {
                id: "4",
                title: "Juniper comes home",
                when: "From December 1",
                state: "next",
                icon: "home",
              },
            ]}
          />
        </Section>
        <Section title="Questions people ask" className={css.block}>
          <div>
            <Disclosure title="What if I change my mind?">
              You get a full refund within 48 hours. After that, the breeder's policy decides, and this page
              shows the amount.
            </Disclosure>
            <Disclosure title="Can I meet Juniper first?">
              Yes. Message the breeder to plan a visit or a video call.
            </Disclosure>
            <Disclosure title="How is Juniper delivered?">
              You can pick Juniper up, or choose Honest Delivery by car.
            </Disclosure>
          </div>
        </Section>
      </Split>
      <ul className={css.protection}>
        {PROTECTION.map(([icon, title, text]) => (
          <li key={title}>
            <Icon name={icon} size={26} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <Section
        title="Littermates"
        action={{ label: "View the litter", href: "/litters/1" }}
        className={css.block}
      >
        <PetGrid label="Littermates">
          {pets.slice(0, 4).map((p, i) => (
            <PetCard
              key={p.name}
              {...p}
              breed="Bernese Mountain Dog"
              picture={picture("bernese", `${p.name}, a Bernese puppy`, i + 1, false, i - 1)}
              onFavorite={() => {}}
            />
          ))}
        </PetGrid>
      </Section>
    </Frame>
  );
}

const meta = {
  title: "Pages/Pet",
  component: PetPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
} satisfies Meta<typeof PetPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Base: Story = {};
export const OnHold: Story = { args: { status: "on-hold" } };
