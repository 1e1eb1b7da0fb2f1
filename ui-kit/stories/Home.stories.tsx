import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  ButtonLink,
  ChipLink,
  ChipRow,
  Icon,
  type IconName,
  Link,
  PetCard,
  PetGrid,
  Section,
} from "../src/index.ts";
import { Frame } from "./Frame.tsx";
import home from "./home.module.css";
import css from "./pages.module.css";
import { type CoatName, draw, pets } from "./samples.ts";

const BREEDS: [string, CoatName, number][] = [
  ["Golden Retriever", "golden", 1],
  ["Labrador", "chocolate", 2],
  ["Bernese", "bernese", 0],
  ["Corgi", "corgi", 3],
  ["Schnauzer", "gray", 4],
  ["Goldendoodle", "cream", 0],
];
const SPOTLIGHT = [
  ["Juniper", "Bernese, 10 weeks", draw("bernese", 0), "Juniper, a Bernese puppy, on a lawn"],
  ["Biscuit", "Golden, 9 weeks", draw("golden", 1), "Biscuit, a golden puppy, on a rug"],
  ["Fern", "Cat, 2 years", draw("gray", 2, true), "Fern, a gray cat, by a window"],
] as const;
const STEPS: [IconName, string, string][] = [
  ["search", "Find", "Filter by breed, location and price, and save your favorites."],
  ["chat", "Ask", "Message the breeder, meet on a video call and see the health tests of both parents."],
  ["lock", "Reserve", "A deposit reserves the pet for you. Your money is held safely until the hand-off."],
  ["home", "Come home", "Pick up your pet, or choose delivery to your door. The health guarantee starts."],
];

function HomePage() {
  return (
    <Frame section="Dogs">
      <div className={home.hero}>
        <div className={home.words}>
          <h1 className={home.title}>Find a dog or cat you can trust</h1>
          <p className={home.lead}>
            Puppies, dogs and cats from verified breeders and shelters.
          </p>
          <div className={home.buttons}>
            <ButtonLink href="/dogs" size="large">Find a dog</ButtonLink>
            <ButtonLink href="/cats" size="large" variant="secondary">Find a cat</ButtonLink>
          </div>
          <p className={home.proof}>
            <Icon name="shield" size={18} />
            <span>The breeder is paid 72 hours after you both confirm the hand-off.</span>
          </p>
        </div>
        <div className={home.arches}>
          {SPOTLIGHT.map(([name, fact, src, alt]) => (
            <Link key={name} href={`/pets/${name.toLowerCase()}`} className={home.spot}>
              <img className={home.arch} src={src} alt={alt} width={800} height={1000} />
              <span>
                <b>{name}</b>
                {fact}
              </span>
            </Link>
          ))}
        </div>
      </div>
      <ChipRow label="Popular breeds" scroll className={home.chips}>
        <ChipLink href="/" current>Show all</ChipLink>
        <ChipLink href="/?kind=small">Small</ChipLink>
        <ChipLink href="/?kind=low-shedding">Low shedding</ChipLink>
        <ChipLink href="/?kind=family">Family friendly</ChipLink>
      </ChipRow>
      <Section title="Newly available" action={{ label: "All 128 dogs", href: "/dogs" }}>
        <PetGrid label="Newly available">
          {pets.map((p, i) => <PetCard key={p.name} {...p} hasPriority={i < 2} onFavorite={() => {}} />)}
        </PetGrid>
      </Section>
      <Section
        title="Popular breeds"
        action={{ label: "All breeds", href: "/dog-breeds" }}
        className={css.block}
      >
        <ul className={home.breeds}>
          {BREEDS.map(([name, coat, scene]) => (
            <li key={name}>
              <Link href="/dog-breeds/1" className={home.breed}>
                <img src={draw(coat, scene)} alt="" width={800} height={600} loading="lazy" />
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="How it works" className={css.block}>
        <ol className={home.steps}>
          {STEPS.map(([icon, title, text], i) => (
            <li key={title} className={home.step}>
              <span className={home.stepIcon}>
                <Icon name={icon} size={24} />
              </span>
              <h3>{`${i + 1}. ${title}`}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
    </Frame>
  );
}

const meta = {
  title: "Pages/Home",
  component: HomePage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
} satisfies Meta<typeof HomePage>;
export default meta;
export const Base: StoryObj<typeof meta> = {};
