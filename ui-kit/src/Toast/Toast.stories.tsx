import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Stack } from "../Layout/Layout.tsx";
import { Flash, type ToastMessage, ToastProvider, useToast } from "./Toast.tsx";

function Opener({ message }: { message: ToastMessage }) {
  const { show } = useToast();
  return <Button onClick={() => void show(message)}>Show</Button>;
}
function Held(
  { message = { tone: "done", title: "Juniper is in your favorites" } }: { message?: ToastMessage },
) {
  return (
    <ToastProvider>
      <div style={{ minHeight: 200 }}>
        <Opener message={message} />
      </div>
    </ToastProvider>
  );
}

const meta = { title: "Parts/Toast", component: Held } satisfies Meta<typeof Held>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shown for 5 s, then hides for 350 ms, then is removed. */
export const Base: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // The message's clock starts somewhere within the press, which is slow on a busy machine.
    const pressed = performance.now();
    await userEvent.click(canvas.getByRole("button", { name: "Show" }));
    const text = await canvas.findByText("Juniper is in your favorites");
    await waitFor(() => expect(canvas.queryByText("Juniper is in your favorites")).toBeNull(), {
      timeout: 12_000,
    });
    await expect(performance.now() - pressed).toBeGreaterThan(5300);
    await expect(text.isConnected).toBe(false);
  },
};
/** A pointer over it stops the clock. */
export const PointerHolds: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Show" }));
    const flash = (await canvas.findByText("Juniper is in your favorites")).closest("div")?.parentElement;
    if (!flash) throw new Error("no message");
    await fireEvent.pointerOver(flash);
    await new Promise((done) => setTimeout(done, 5600));
    await expect(canvas.getByText("Juniper is in your favorites")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Dismiss" }));
    await expect(canvas.queryByText("Juniper is in your favorites")).toBeNull();
  },
};
/** A hidden page stops the clock too: readers find the message when they return. */
export const OutOfSightHolds: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const see = (hidden: boolean) => {
      Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
      document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    };
    try {
      see(true);
      await userEvent.click(canvas.getByRole("button", { name: "Show" }));
      await new Promise((done) => setTimeout(done, 5600));
      await expect(canvas.getByText("Juniper is in your favorites")).toBeVisible();
      see(false);
      await waitFor(() => expect(canvas.queryByText("Juniper is in your favorites")).toBeNull(), {
        timeout: 7000,
      });
    } finally {
      Reflect.deleteProperty(document, "hidden");
    }
  },
};
let undone = 0;
export const WithAction: Story = {
  args: {
    message: { title: "Juniper was archived", action: { label: "Undo", onPress: () => void undone++ } },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Show" }));
    const before = undone;
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await expect(undone).toBe(before + 1);
    await expect(canvas.queryByText("Juniper was archived")).toBeNull();
  },
};
/** At most three messages. */
export const Many: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (let i = 0; i < 5; i++) await userEvent.click(canvas.getByRole("button", { name: "Show" }));
    await expect(canvas.getAllByText("Juniper is in your favorites")).toHaveLength(3);
  },
};
function Tones() {
  const [all, setAll] = useState(true);
  if (!all) return <Button onClick={() => setAll(true)}>Again</Button>;
  return (
    <Stack gap={3}>
      <Flash stay tone="done" title="Saved" />
      <Flash stay tone="info" title="Two new questions" text="Ruth asked about your yard." />
      <Flash
        stay
        tone="wait"
        title="Someone is reserving Juniper"
        text="The hold ends within 15 minutes."
      />
      <Flash
        stay
        tone="fail"
        title="We couldn't save the photo"
        text="It's larger than 20 MB. Choose a smaller one."
        action={{ label: "Choose", onPress: () => setAll(false) }}
        onClose={() => setAll(false)}
      />
    </Stack>
  );
}
export const InThePage: Story = { render: () => <Tones /> };
