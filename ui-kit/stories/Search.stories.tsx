import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import {
  Breadcrumbs,
  Button,
  Checkbox,
  Chip,
  ChipRow,
  countText,
  Dialog,
  Disclosure,
  Empty,
  ErrorNotice,
  Field,
  LoadMore,
  PetCard,
  PetGrid,
  RadioGroup,
  RangeField,
  RemovableChip,
  Select,
  Split,
  Switch,
} from "../src/index.ts";
import { Frame } from "./Frame.tsx";
import css from "./pages.module.css";
import { pets } from "./samples.ts";

type State = "results" | "loading" | "empty" | "failed";

function Filters({ idle }: { idle?: boolean }) {
  const [price, setPrice] = useState<[number | null, number | null]>([null, 3000]);
  const [near, setNear] = useState("100");
  const [sex, setSex] = useState<"any" | "Female" | "Male">("any");
  return (
    <div className={css.filters}>
      <Disclosure title="Where" open>
        <div className={css.pair}>
          <Field
            label="ZIP code"
            defaultValue="05401"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={5}
          />
          <Select
            label="Within"
            value={near}
            onChange={(e) => setNear(e.target.value)}
            options={["25", "50", "100", "250"].map((m) => ({ value: m, label: `${m} mi` }))}
          />
        </div>
        <Switch label="Can be delivered" defaultChecked={idle} />
      </Disclosure>
      <Disclosure title="Price" open>
        <RangeField
          legend="Price"
          className={css.noLegend}
          min={0}
          max={6000}
          step={50}
          prefix="$"
          value={price}
          onChange={setPrice}
          format={(v) => `$${v}`}
          histogram={[2, 5, 9, 14, 22, 31, 38, 29, 21, 15, 12, 7, 5, 3, 2, 1]}
        />
      </Disclosure>
      <Disclosure title="Breed" note="1 chosen" open>
        <Checkbox label="Bernese Mountain Dog" count={14} defaultChecked />
        <Checkbox label="Golden Retriever" count={32} />
        <Checkbox label="Labrador Retriever" count={41} />
        <Checkbox label="Pembroke Welsh Corgi" count={9} />
        <Checkbox label="Tibetan Mastiff" count={0} disabled />
        <Button variant="quiet" size="small">All 204 breeds</Button>
      </Disclosure>
      <Disclosure title="Sex" open>
        <RadioGroup
          legend="Sex"
          hideLegend
          value={sex}
          onChange={setSex}
          options={[{ value: "any", label: "Either" }, { value: "Female", label: "Female" }, {
            value: "Male",
            label: "Male",
          }]}
        />
      </Disclosure>
      <Disclosure title="Age">
        <Checkbox label="Under 12 weeks" count={58} />
        <Checkbox label="3 to 12 months" count={44} />
        <Checkbox label="Over a year" count={26} />
      </Disclosure>
      <Disclosure title="Good with">
        <Checkbox label="Children" count={96} />
        <Checkbox label="Cats" count={51} />
        <Checkbox label="Other dogs" count={88} />
      </Disclosure>
    </div>
  );
}

function SearchPage({ state = "results" }: { state?: State }) {
  const [saved, setSaved] = useState<readonly string[]>(["Biscuit"]);
  const [open, setOpen] = useState(false);
  const [low, setLow] = useState(false);
  const [sort, setSort] = useState("newest");
  const toggle = (name: string, next: boolean) =>
    setSaved((all) => next ? [...all, name] : all.filter((n) => n !== name));
  return (
    <Frame section="Dogs">
      <Breadcrumbs items={[{ label: "Home", href: "/" }, { label: "Dogs" }]} />
      <header className={css.pageHead}>
        <h1>Dogs near Burlington</h1>
        <p className={css.lead}>From verified breeders and shelters.</p>
      </header>
      <ChipRow label="Breeds" scroll>
        <Chip selected={!low} onClick={() => setLow(false)}>Show all</Chip>
        <Chip count={61}>Small</Chip>
        <Chip selected={low} onClick={() => setLow(!low)} count={47}>Low shedding</Chip>
        <Chip count={83}>Family friendly</Chip>
        <Chip count={19}>Rescue</Chip>
        <Chip count={0}>Hairless</Chip>
      </ChipRow>
      <Split
        side="start"
        className={css.results}
        aside={
          <div className={css.desktop}>
            <Filters />
          </div>
        }
      >
        <h2 className={css.srOnly}>Results</h2>
        <div className={css.bar}>
          <p className={css.count} role="status">
            {state === "loading" ? "Searching" : state === "empty" ? "No dogs found" : countText(128, "dog")}
          </p>
          <div className={css.barEnd}>
            <Button variant="secondary" icon="filter" className={css.phone} onClick={() => setOpen(true)}>
              Filters
            </Button>
            <Select
              label="Sort"
              hideLabel
              compact
              value={sort}
              onChange={(e) => setSort(e.target.value)}
              options={[
                { value: "newest", label: "Newest first" },
                { value: "price", label: "Lowest price" },
                { value: "-price", label: "Highest price" },
                { value: "age", label: "Youngest" },
                { value: "distance", label: "Nearest" },
              ]}
            />
          </div>
        </div>
        <ChipRow label="Active filters" scroll className={css.chosen}>
          <RemovableChip onRemove={() => {}}>Bernese Mountain Dog</RemovableChip>
          <RemovableChip onRemove={() => {}}>Up to $3,000</RemovableChip>
          <RemovableChip onRemove={() => {}}>Within 100 miles</RemovableChip>
          <Button variant="quiet" size="small">Clear all</Button>
        </ChipRow>
        {state === "failed" && (
          <ErrorNotice title="We couldn't load the dogs." onRetry={() => {}}>
            Your filters are kept. Check your connection and try again.
          </ErrorNotice>
        )}
        {state === "loading" && <PetGrid isLoading count={9} />}
        {state === "empty" && (
          <Empty
            icon="search"
            title="No dogs match your filters"
            action={
              <>
                <Button>Search within 100 miles</Button>
                <Button variant="secondary" icon="bell">Notify me when one is listed</Button>
              </>
            }
          >
            There are 14 Bernese Mountain Dogs within 100 miles.
          </Empty>
        )}
        {state === "results" && (
          <>
            <PetGrid label="Dogs">
              {pets.map((p, i) => (
                <PetCard
                  key={p.name}
                  {...p}
                  hasPriority={i < 3}
                  isFavorite={saved.includes(p.name)}
                  onFavorite={(next) => toggle(p.name, next)}
                />
              ))}
            </PetGrid>
            <LoadMore shown={24} total={128} noun="dogs" onMore={() => {}} href="/dogs?page=2" />
          </>
        )}
      </Split>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Filters"
        tall
        footer={
          <>
            <Button variant="quiet">Clear all</Button>
            <Button onClick={() => setOpen(false)}>Show 128 dogs</Button>
          </>
        }
      >
        <Filters idle />
      </Dialog>
    </Frame>
  );
}

const meta = {
  title: "Pages/Search",
  component: SearchPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
} satisfies Meta<typeof SearchPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Base: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const chip = canvas.getByRole("button", { name: "Low shedding 47" });
    chip.focus();
    await userEvent.keyboard(" ");
    await expect(chip).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(canvas.getByRole("button", { name: "Save Juniper to favorites" }));
    await expect(canvas.getByRole("button", { name: "Remove Juniper from favorites" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
  },
};
export const Loading: Story = { args: { state: "loading" } };
export const NoResults: Story = { args: { state: "empty" } };
export const Failed: Story = { args: { state: "failed" } };
