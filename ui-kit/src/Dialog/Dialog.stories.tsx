import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Field } from "../Field/Field.tsx";
import { Dialog, type DialogProps } from "./Dialog.tsx";

function Held(props: Partial<DialogProps> & { start?: boolean }) {
  const { start = false, ...rest } = props;
  const [open, setOpen] = useState(start);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Sign in</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Welcome back"
        description="Sign in to save Juniper to your favorites."
        footer={<Button onClick={() => setOpen(false)}>Sign in now</Button>}
        {...rest}
      >
        <Field label="Email" type="email" />
      </Dialog>
    </>
  );
}

const meta = { title: "Parts/Dialog", component: Held } satisfies Meta<typeof Held>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The focus goes to the title, cycles inside the dialog, and returns to the button. */
export const Base: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole("button", { name: "Sign in" });
    await userEvent.click(opener);
    const dialog = within(canvas.getByRole("dialog", { name: "Welcome back" }));
    await expect(dialog.getByRole("heading")).toHaveFocus();
    await userEvent.tab();
    await expect(dialog.getByRole("button", { name: "Close" })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(dialog.getByRole("button", { name: "Sign in now" })).toHaveFocus();
    await userEvent.tab();
    await expect(dialog.getByRole("button", { name: "Close" })).toHaveFocus();
    await userEvent.click(dialog.getByRole("button", { name: "Close" }));
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await expect(opener).toHaveFocus();
  },
};
/** Escape asks the owner to close; the browser does not close the dialog. */
export const Escape: Story = {
  args: { start: true },
  play: async ({ canvasElement }) => {
    const dialog = canvasElement.querySelector("dialog");
    dialog?.dispatchEvent(new Event("cancel", { cancelable: true }));
    await waitFor(() => expect(within(canvasElement).queryByText("Welcome back")).toBeNull());
  },
};
/**
 * If the change made in the dialog removes its opener, at once or a moment later, the focus goes to the
 * remaining heading.
 */
function Answered({ later }: { later: boolean }) {
  const [open, setOpen] = useState(false);
  const [isThere, setThere] = useState(true);
  const answer = () => {
    if (later) setTimeout(() => setThere(false), 50);
    else setThere(false);
    setOpen(false);
  };
  return (
    <section>
      <h2>Your reservation</h2>
      <div>{isThere && <Button onClick={() => setOpen(true)}>Confirm hand-off</Button>}</div>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Is Juniper with you?"
        footer={<Button onClick={answer}>Yes</Button>}
      />
    </section>
  );
}
const answered: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Confirm hand-off" }));
    await userEvent.click(canvas.getByRole("button", { name: "Yes" }));
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Your reservation" })).toHaveFocus());
  },
};
export const OpenerGone: Story = { ...answered, render: () => <Answered later={false} /> };
export const OpenerGoneLater: Story = { ...answered, render: () => <Answered later /> };
export const NotDismissible: Story = {
  args: { start: true, dismissible: false, title: "Confirm with your bank" },
  play: async ({ canvasElement }) => {
    canvasElement.querySelector("dialog")?.dispatchEvent(new Event("cancel", { cancelable: true }));
    await waitFor(() =>
      expect(within(canvasElement).getByRole("dialog", { name: "Confirm with your bank" })).toBeVisible()
    );
  },
};
export const Small: Story = { args: { start: true, size: "small" } };
export const Large: Story = { args: { start: true, size: "large" } };
export const Sheet: Story = { args: { start: true, tall: true }, globals: { viewport: { value: "p375" } } };

/** A dialog that was opened from a centered parent and has one long word as its name. */
export const LongWord: Story = {
  args: {
    start: true,
    size: "small",
    title: "Join the Wolfeschlegelsteinhausenbergerdorffinnorthumberlandcounty waitlist?",
  },
  decorators: [(story) => <div style={{ textAlign: "center" }}>{story()}</div>],
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement.ownerDocument.body).findByRole("dialog");
    const title = within(dialog).getByRole("heading");
    const close = within(dialog).getByRole("button", { name: "Close" });
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
    await expect(close.getBoundingClientRect().right).toBeLessThan(dialog.getBoundingClientRect().right);
    await expect(getComputedStyle(title).textAlign).toBe("start");
  },
};
