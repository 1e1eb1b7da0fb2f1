import { useState } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Empty } from "../Notice/Notice.tsx";
import { Arrival } from "./Arrival.tsx";

const meta = {
  title: "Parts/Arrival",
  component: Arrival,
  args: {
    children: (
      <Empty title="Millie is on hold">
        <p>Someone else is reserving Millie.</p>
      </Empty>
    ),
  },
} satisfies Meta<typeof Arrival>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The region exists before its words and announces each change of them. */
export const Base: Story = {
  render: () => {
    const [isFree, setFree] = useState(false);
    return (
      <>
        <Arrival>
          <Empty title={isFree ? "Millie is available" : "Millie is on hold"}>
            <p>You can stay on this page.</p>
          </Empty>
        </Arrival>
        <Button variant="secondary" onClick={() => setFree(!isFree)}>
          {isFree ? "Begin a hold" : "End the hold"}
        </Button>
      </>
    );
  },
  play: async ({ canvasElement, canvas, mount }) => {
    const said: string[] = [];
    const look = () => said.push(canvasElement.querySelector('[role="status"]')?.textContent ?? "");
    const watch = new MutationObserver(look);
    watch.observe(canvasElement, { childList: true, subtree: true, characterData: true });
    await mount();
    const region = () => canvas.getByRole("status");
    await waitFor(() => expect(region()).toHaveTextContent("Millie is on hold You can stay on this page."));
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() => expect(region()).toHaveTextContent("Millie is available You can stay on this page."));
    watch.disconnect();
    // Announced words leave the region, so a reader who continues meets them only once.
    await waitFor(() => expect(region()).toBeEmptyDOMElement(), { timeout: 4_000 });
    await expect(canvas.getByText("Millie is available")).toBeVisible();
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() => expect(region()).toHaveTextContent("Millie is on hold You can stay on this page."));
    await expect(said[0]).toBe("");
    await expect(document.activeElement).toBe(canvas.getByRole("button"));
  },
};

/** In place of the focused element, it takes the focus, and nothing is announced twice. */
export const InPlaceOfAForm: Story = {
  render: () => {
    const [isSent, setSent] = useState(false);
    if (!isSent) return <Button onClick={() => setSent(true)}>Send</Button>;
    return (
      <Arrival>
        <p>Thank you. We'll reply to dana@example.com.</p>
        <Button variant="secondary">Ask something else</Button>
      </Arrival>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(canvas.getByText("Thank you. We'll reply to dana@example.com.")).toHaveFocus();
    await new Promise((done) => setTimeout(done, 400));
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
  },
};
