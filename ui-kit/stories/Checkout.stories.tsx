import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import {
  Breadcrumbs,
  Button,
  cardError,
  type CardErrors,
  type CardField,
  type CardValues,
  Checkbox,
  CheckoutSection,
  ErrorSummary,
  Field,
  formatCents,
  HoldTimer,
  Icon,
  OrderSummary,
  PaymentForm,
  RadioGroup,
  Select,
  Split,
  type SummaryLine,
} from "../src/index.ts";
import { Frame, later } from "./Frame.tsx";
import css from "./pages.module.css";
import { juniper } from "./samples.ts";

type Way = "pickup" | "car" | "air";
const WAYS = { pickup: 0, car: 18000, air: 42000 } as const;

function CheckoutPage(
  { start = 1, declined, problems, secondsLeft = 812 }: {
    start?: 1 | 2 | 3;
    declined?: boolean;
    problems?: boolean;
    secondsLeft?: number;
  },
) {
  const [at, setAt] = useState<number>(start);
  const [furthest, setFurthest] = useState<number>(start);
  const [pay, setPay] = useState<"deposit" | "full">("deposit");
  const [way, setWay] = useState<Way>("car");
  const [endsAt] = useState(() => new Date(Date.now() + secondsLeft * 1000).toISOString());
  const [card, setCard] = useState<CardValues>(
    problems
      ? { number: "4242 4242 4242 4241", expiry: "10 / 24", cvc: "1", zip: "" }
      : { number: "", expiry: "", cvc: "", zip: "" },
  );
  const today = new Date("2026-11-21T12:00:00Z");
  const check = (field: CardField) => cardError(field, card, today);
  const [errors, setErrors] = useState<CardErrors>(() =>
    problems ? { number: check("number"), expiry: check("expiry"), cvc: check("cvc"), zip: check("zip") } : {}
  );
  const stateOf = (n: number) => at === n ? "open" : n < furthest || n < at ? "done" : "waiting";
  const go = (n: number) => {
    setAt(n);
    setFurthest(Math.max(furthest, n));
  };

  const lines: SummaryLine[] = [
    {
      id: "pet",
      label: "Juniper",
      cents: 250000,
      explain: "Includes first vaccines, microchip and vet check.",
    },
    {
      id: "way",
      label: way === "pickup" ? "Pick up in Burlington" : way === "car" ? "Honest Delivery" : "Puppy Flight",
      cents: WAYS[way],
      isFree: true,
      explain: "By car, door to door.",
    },
    {
      id: "fee",
      label: "Service fee (3%)",
      cents: 7500,
      explain: "Covers seller verification, payment protection and support.",
    },
    { id: "code", label: "Code FIRSTPUP", cents: -5000, onRemove: () => {} },
  ];
  const dueNow = pay === "deposit" ? 37500 : undefined;
  const amount = dueNow ?? lines.reduce((s, l) => s + l.cents, 0);

  return (
    <Frame quiet>
      <Breadcrumbs items={[{ label: "Back to Juniper", href: "/pets/juniper" }, { label: "Checkout" }]} />
      <h1 className={css.checkoutTitle}>Reserve Juniper</h1>
      <Split
        lead={<HoldTimer endsAt={endsAt} name="Juniper" />}
        aside={
          <OrderSummary
            isFolded
            pet={{
              name: "Juniper",
              detail: "Bernese Mountain Dog, 10 weeks, female",
              picture: juniper.picture,
            }}
            lines={lines}
            dueNowCents={dueNow}
            dueNowLabel={pay === "deposit" ? "Due today (deposit)" : "Due today"}
            dueLaterLabel="Balance, due November 28"
            laterNote="We'll email you a reminder. You can pay it in your account any time."
            extra={
              <Field
                label="Promo code"
                optional
                suffix={<Button variant="quiet" size="small">Apply</Button>}
              />
            }
            foot={
              <p className={css.safe}>
                <Icon name="shield" size={20} />
                <span>Your money is held safely until you confirm the hand-off.</span>
              </p>
            }
          />
        }
      >
        {problems && (
          <ErrorSummary
            className={css.problems}
            errors={(["number", "expiry", "cvc", "zip"] as const).flatMap((f) =>
              errors[f] ? [{ fieldId: `card-${f}`, message: errors[f] }] : []
            )}
          />
        )}
        <div className={css.sections}>
          <CheckoutSection
            number={1}
            title="Contact"
            state={stateOf(1)}
            onEdit={() => go(1)}
            verified="Email confirmed"
            summary={<p>Rosa Delgado, rosa.delgado@example.com, (802) 555-0119</p>}
          >
            <form
              className={css.form}
              onSubmit={(e) => {
                e.preventDefault();
                go(2);
              }}
            >
              <div className={css.pair}>
                <Field label="First name" autoComplete="given-name" defaultValue="Rosa" required />
                <Field label="Last name" autoComplete="family-name" defaultValue="Delgado" required />
              </div>
              <Field
                label="Email"
                type="email"
                autoComplete="email"
                inputMode="email"
                defaultValue="rosa.delgado@example.com"
                hint="Your receipt and Ruth's answers go here."
                required
              />
              <Field
                label="Phone"
                type="tel"
                autoComplete="tel"
                inputMode="tel"
                defaultValue="(802) 555-0119"
                hint="Only for the day of the hand-off."
                required
              />
              <Button type="submit" size="large" className={css.next}>Continue to delivery</Button>
            </form>
          </CheckoutSection>
          <CheckoutSection
            number={2}
            title="Delivery"
            state={stateOf(2)}
            onEdit={() => go(2)}
            summary={<p>By car to 18 Willow Street, Burlington, VT 05401</p>}
          >
            <form
              className={css.form}
              onSubmit={(e) => {
                e.preventDefault();
                go(3);
              }}
            >
              <RadioGroup
                legend="Delivery"
                look="cards"
                value={way}
                onChange={setWay}
                options={[
                  {
                    value: "pickup",
                    label: "Pick up in Burlington",
                    icon: "home",
                    priceCents: 0,
                    description: "Meet the breeder and see where Juniper grew up.",
                  },
                  {
                    value: "car",
                    label: "Honest Delivery",
                    icon: "truck",
                    priceCents: 18000,
                    description: "By car to your door, on a day you agree on with the breeder.",
                  },
                  {
                    value: "air",
                    label: "Puppy Flight",
                    icon: "send",
                    priceCents: 42000,
                    disabledReason: "The breeder doesn't offer it for Juniper.",
                  },
                ]}
              />
              <Field
                label="Street"
                autoComplete="shipping address-line1"
                defaultValue="18 Willow Street"
                required
              />
              <div className={css.triple}>
                <Field
                  label="ZIP code"
                  autoComplete="shipping postal-code"
                  inputMode="numeric"
                  defaultValue="05401"
                  required
                />
                <Field
                  label="City"
                  autoComplete="shipping address-level2"
                  defaultValue="Burlington"
                  required
                />
                <Select
                  label="State"
                  autoComplete="shipping address-level1"
                  defaultValue="VT"
                  options={["MA", "ME", "NH", "NY", "VT"].map((s) => ({ value: s, label: s }))}
                />
              </div>
              <Button type="submit" size="large" className={css.next}>Continue to payment</Button>
            </form>
          </CheckoutSection>
          <CheckoutSection number={3} title="Payment" state={stateOf(3)}>
            <form className={css.form} noValidate onSubmit={(e) => e.preventDefault()}>
              <RadioGroup
                legend="Payment amount"
                look="cards"
                value={pay}
                onChange={setPay}
                options={[
                  {
                    value: "deposit",
                    label: "Deposit",
                    priceCents: 37500,
                    description: "Pay the balance by November 28. Full refund within 48 hours.",
                  },
                  {
                    value: "full",
                    label: "Pay in full",
                    priceCents: lines.reduce((s, l) => s + l.cents, 0),
                    description: "No balance to pay later.",
                  },
                ]}
              />
              <PaymentForm
                values={card}
                onChange={setCard}
                errors={errors}
                idPrefix="card"
                onBlur={(field) => setErrors({ ...errors, [field]: check(field) })}
                failure={declined && (
                  <>
                    <p>
                      <b>You weren't charged. Your bank declined the card because of insufficient funds.</b>
                    </p>
                    <p>
                      Juniper is still held for you. Try another card, or ask your bank.
                    </p>
                  </>
                )}
              />
              <Checkbox label="I've read the sale contract and the health guarantee." required />
              <Button type="submit" size="large" icon="lock" block onClick={() => later()}>
                {pay === "deposit" ? `Pay ${formatCents(amount)} deposit` : `Pay ${formatCents(amount)}`}
              </Button>
            </form>
          </CheckoutSection>
        </div>
      </Split>
    </Frame>
  );
}

const meta = {
  title: "Pages/Checkout",
  component: CheckoutPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
} satisfies Meta<typeof CheckoutPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Each of the three sections folds to a summary when it is done, and the heading of the next takes the focus.
 */
export const Base: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Continue to delivery" }));
    await expect(canvas.getByRole("heading", { name: /Delivery/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole("radio", { name: /Pick up/ }));
    const summary = within(canvas.getByRole("region", { name: "Order summary" }));
    await waitFor(() => expect(summary.getByText("Free!")).toBeVisible());
    await waitFor(() => expect(summary.getByText("$2,525")).toBeVisible());
    await userEvent.click(canvas.getByRole("button", { name: "Edit contact" }));
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Email" })).toBeVisible());
  },
};
export const Delivery: Story = { args: { start: 2 } };
export const Payment: Story = { args: { start: 3 } };
export const Declined: Story = { args: { start: 3, declined: true } };
export const Problems: Story = { args: { start: 3, problems: true } };
export const HoldEnded: Story = { args: { start: 2, secondsLeft: -1 } };
