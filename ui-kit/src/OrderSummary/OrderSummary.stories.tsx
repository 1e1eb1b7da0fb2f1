import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { juniper } from "../../stories/samples.ts";
import { Field } from "../Field/Field.tsx";
import { OrderSummary } from "./OrderSummary.tsx";

const meta = {
  title: "Checkout/OrderSummary",
  component: OrderSummary,
  args: {
    pet: { name: "Juniper", detail: "Bernese Mountain Dog, 10 weeks", picture: juniper.picture },
    lines: [
      { id: "pet", label: "Juniper", cents: 250000, explain: "Includes vaccines and microchip." },
      { id: "way", label: "Pick up", cents: 0, isFree: true },
      {
        id: "fee",
        label: "Service fee (3%)",
        cents: 7500,
        explain: "Covers seller verification, payment protection and support.",
      },
      { id: "code", label: "Code FIRSTPUP", cents: -5001, onRemove: fn() },
    ],
    dueNowCents: 37500,
    dueNowLabel: "Due today (deposit)",
    laterNote: "Due November 28.",
    dueNowExplain: "It counts toward the total.",
    dueLaterExplain: "The rest of the total.",
  },
  decorators: [(Story) => (
    <div style={{ maxWidth: 392 }}>
      <Story />
    </div>
  )],
} satisfies Meta<typeof OrderSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The total is the sum of the lines, and due now plus due later is the total. */
export const Base: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const cents = (label: string) => {
      const text = canvas.getByText(label).closest("[class*=row]")?.lastElementChild?.textContent ?? "";
      return Math.round(Number(text.replace(/[$,]/g, "")) * 100);
    };
    await expect(cents("Total")).toBe(250000 + 0 + 7500 - 5001);
    await expect(cents("Due today (deposit)") + cents("Balance")).toBe(cents("Total"));
    for (
      const [name, text] of [
        ["About Juniper", "Includes vaccines and microchip."],
        ["About Due today (deposit)", "It counts toward the total."],
        ["About Balance", "The rest of the total."],
      ] as const
    ) {
      const why = canvas.getByRole("button", { name });
      await expect(why).toHaveAttribute("aria-expanded", "false");
      why.focus();
      await userEvent.keyboard("{Enter}");
      await expect(canvas.getByText(text)).toBeVisible();
    }
  },
};
export const InFull: Story = { args: { dueNowCents: undefined, dueNowLabel: "Due today" } };
export const WithCode: Story = {
  args: { extra: <Field label="Promo code" optional />, foot: "We hold your payment safely." },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Remove Code FIRSTPUP" }));
    await expect(args.lines[3]?.onRemove).toHaveBeenCalled();
    await expect(canvas.getByRole("heading", { name: "Order summary" })).toHaveFocus();
  },
};
export const Folded: Story = { args: { isFolded: true }, globals: { viewport: { value: "p375" } } };
export const Loading: Story = { args: { isLoading: true } };
