import { createBrowserHistory, type RouterHistory, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { userEvent } from "vitest/browser";
import { afterEach, describe, expect, it } from "vitest";
import { Dialog, Field, Link } from "@hearthpaw/ui-kit";
import { ApiError } from "@hearthpaw/client";
import { Form } from "./Form.tsx";
import { consumer, renderSite } from "../../testing.tsx";
import { useForm, type WhenLeft } from "../../lib/use_form.ts";

type Sent = (name: string) => Promise<unknown>;
type Given = { whenLeft?: WhenLeft; send?: Sent; next?: "/next" };

/** A page with a form, a link that leaves it, and a link to another search of the same page. */
function page({ whenLeft, send = async () => {}, next }: Given = {}) {
  return function Page() {
    const navigate = useNavigate();
    const form = useForm({
      initial: { name: "Maple" },
      check: ({ name }) => ({ name: name.trim() ? undefined : "Enter a name." }),
      whenLeft,
      async send({ name }) {
        await send(name);
        if (next) void navigate({ href: next });
      },
    });
    return (
      <>
        <h1>A form</h1>
        <Form form={form} go="Save" quiet>
          <Field label="Name" {...form.field("name")} />
        </Form>
        <Link href="/other">Leave</Link>
        <Link href="/form?tab=two">Second tab</Link>
        <Link href="/form#name">Jump</Link>
      </>
    );
  };
}

/** A page with a dialog and a field. */
function DialogPage() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <h1>A dialog</h1>
      <button type="button" onClick={() => setOpen(true)}>Open</button>
      {isOpen && <Note onClose={() => setOpen(false)} />}
    </>
  );
}

function Note({ onClose }: { onClose: () => void }) {
  const form = useForm({ initial: { note: "" }, check: () => ({}), send: async () => onClose() });
  return (
    <Dialog open onClose={() => form.leave(onClose)} title="A note">
      <Form form={form} go="Send" onCancel={onClose}>
        <Field label="Note" {...form.field("note")} />
      </Form>
    </Dialog>
  );
}

const named = (title: string) => () => <h1>{title}</h1>;
let history: RouterHistory | undefined;
afterEach(() => {
  history?.destroy();
  history = undefined;
});

async function open(given: Given = {}, options: { user?: typeof consumer; inBrowser?: boolean } = {}) {
  if (options.inBrowser) {
    globalThis.history.pushState({}, "", "/before");
    history = createBrowserHistory();
    history.push("/form");
    history.flush();
  }
  const site = await renderSite("/form", {
    ...(options.user ? { user: options.user } : {}),
    ...(history ? { history } : {}),
    answers: { "GET /v1/user": { body: { user: consumer, dashboard: "consumer" } } },
    screens: {
      "/form": page(given),
      "/dialog": DialogPage,
      "/before": named("Before"),
      "/other": named("Other"),
      "/next": named("Next"),
      "/": named("Home"),
    },
  });
  const { screen } = site;
  return {
    ...site,
    field: screen.getByLabelText("Name"),
    leave: screen.getByRole("link", { name: "Leave" }),
    question: screen.getByRole("dialog"),
    press: (name: string) => screen.getByRole("dialog").getByRole("button", { name, exact: true }).click(),
    heading: (name: string) => screen.getByRole("heading", { name, exact: true, level: 1 }),
  };
}

describe("leaving a page with a form", () => {
  it("asks nothing if nothing was typed, or if it was taken back", async () => {
    const { screen, leave, field, heading } = await open();
    await field.fill("Maple!");
    await field.fill("Maple");
    await leave.click();
    await expect.element(heading("Other")).toBeVisible();
    await screen.unmount();
  });

  it("asks, and Escape stays with the focus back in the field", async () => {
    const { screen, leave, field, question, address } = await open();
    await field.fill("Juniper");
    await leave.click();
    await expect.element(question).toHaveAccessibleName("Discard your changes?");
    await expect.element(question.getByRole("button", { name: "Keep editing" })).toHaveFocus();
    expect(question.getByRole("button", { name: "Save changes" }).elements()).toEqual([]);
    await userEvent.keyboard("{Escape}");
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue("Juniper");
    expect(address()).toBe("/form");
    expect(screen.getByRole("dialog").elements()).toEqual([]);
    await screen.unmount();
  });

  it("goes on once it is told to discard", async () => {
    const { screen, leave, field, press, heading } = await open();
    await field.fill("Juniper");
    await leave.click();
    await press("Discard changes");
    await expect.element(heading("Other")).toBeVisible();
    await screen.unmount();
  });

  it("asks before another search, which may be another screen, and not before a place of the same page", async () => {
    const { screen, field, question, address } = await open();
    await field.fill("Juniper");
    await screen.getByRole("link", { name: "Jump" }).click();
    await expect.poll(address).toBe("/form#name");
    expect(question.elements()).toEqual([]);
    await screen.getByRole("link", { name: "Second tab" }).click();
    await expect.element(question).toBeVisible();
    await screen.unmount();
  });

  it("saves if it is told to, and then goes where the person wanted to go", async () => {
    const sent: string[] = [];
    const { screen, leave, field, press, heading } = await open({
      whenLeft: "save",
      next: "/next",
      send: async (name) => void sent.push(name),
    });
    await field.fill("Juniper");
    await leave.click();
    await press("Save changes");
    await expect.element(heading("Other")).toBeVisible();
    expect(sent).toEqual(["Juniper"]);
    await screen.unmount();
  });

  it("stays if it cannot be saved", async () => {
    const { screen, leave, field, press, address } = await open({
      whenLeft: "save",
      send: () => {
        throw new ApiError({
          message: "No.",
          code: "invalid",
          status: 422,
          fieldErrors: { name: "This name is taken." },
        });
      },
    });
    await field.fill("Juniper");
    await leave.click();
    await press("Save changes");
    await expect.element(screen.getByText("This name is taken.").first()).toBeVisible();
    await expect.element(field).toHaveValue("Juniper");
    expect(address()).toBe("/form");
    await screen.unmount();
  });

  it("does not offer to save what the form refuses", async () => {
    const { screen, leave, field, question } = await open({ whenLeft: "save" });
    await field.fill("");
    await leave.click();
    await expect.element(question).toHaveAccessibleName("Discard your changes?");
    await expect.element(question).toHaveAccessibleDescription(/some fields need your attention/);
    expect(question.getByRole("button", { name: "Save changes" }).elements()).toEqual([]);
    await screen.unmount();
  });

  it("asks nothing after a save, nor before the form's own way on", async () => {
    const { screen, field, heading } = await open({ next: "/next" });
    await field.fill("Juniper");
    await screen.getByRole("button", { name: "Save", exact: true }).click();
    await expect.element(heading("Next")).toBeVisible();
    await screen.unmount();
  });

  it("asks again when something is typed after a save", async () => {
    const { screen, field, leave, question } = await open();
    await field.fill("Juniper");
    await screen.getByRole("button", { name: "Save", exact: true }).click();
    await expect.element(screen.getByRole("button", { name: "Save", exact: true })).toBeEnabled();
    await field.fill("Willow");
    await leave.click();
    await expect.element(question).toBeVisible();
    await screen.unmount();
  });

  it("waits for a save that is under way, and asks if it fails", async () => {
    let fail = (_: unknown) => {};
    const { screen, field, leave, question } = await open({
      send: () => new Promise((_, reject) => fail = reject),
    });
    await field.fill("Juniper");
    await screen.getByRole("button", { name: "Save", exact: true }).click();
    await leave.click();
    expect(question.elements()).toEqual([]);
    fail(new ApiError({ message: "No.", code: "internal", status: 500 }));
    await expect.element(question).toBeVisible();
    await screen.unmount();
  });

  it("asks nothing after the session has ended", async () => {
    const { screen, field, leave, heading, client } = await open({}, { user: consumer });
    await field.fill("Juniper");
    client.session.clear();
    await leave.click();
    await expect.element(heading("Other")).toBeVisible();
    await screen.unmount();
  });

  it("closes its question when the form goes", async () => {
    const { screen, field, leave, question, router } = await open();
    await field.fill("Juniper");
    await leave.click();
    await expect.element(question).toBeVisible();
    await router.navigate({ href: "/other", ignoreBlocker: true });
    await expect.element(screen.getByRole("heading", { name: "Other" })).toBeVisible();
    expect(question.elements()).toEqual([]);
    await screen.unmount();
  });

  it("asks a visitor, too, and still after they have signed in", async () => {
    const { screen, field, leave, question, client } = await open();
    await field.fill("Juniper");
    client.session.keep({ accessToken: "a-token-of-twenty-letters", user: consumer });
    await leave.click();
    await expect.element(question).toBeVisible();
    await screen.unmount();
  });

  it("asks nothing about a form whose typing nobody would miss", async () => {
    const { screen, field, leave, heading } = await open({ whenLeft: "forget" });
    await field.fill("Juniper");
    await leave.click();
    await expect.element(heading("Other")).toBeVisible();
    await screen.unmount();
  });
});

describe("the browser's own ways to leave", () => {
  const closing = () => {
    const event = new Event("beforeunload", { cancelable: true });
    dispatchEvent(event);
    return event.defaultPrevented;
  };

  it("going back asks, and staying keeps the address", async () => {
    const { screen, field, question, press, address, heading } = await open({}, { inBrowser: true });
    expect(address()).toBe("/form");
    await field.fill("Juniper");
    globalThis.history.back();
    await expect.element(question).toBeVisible();
    await press("Keep editing");
    await expect.poll(() => location.pathname).toBe("/form");
    await expect.element(field).toHaveValue("Juniper");
    globalThis.history.back();
    await press("Discard changes");
    await expect.element(heading("Before")).toBeVisible();
    expect(location.pathname).toBe("/before");
    await screen.unmount();
  });

  it("closing the tab asks while something is unsaved", async () => {
    const { screen, field, client } = await open({}, { inBrowser: true, user: consumer });
    expect(closing()).toBe(false);
    await field.fill("Juniper");
    expect(closing()).toBe(true);
    client.session.clear();
    expect(closing()).toBe(false);
    await screen.unmount();
  });

  it("closing the tab asks about a draft that only the tab keeps, and a link does not", async () => {
    const { screen, field, leave, heading } = await open({ whenLeft: "kept" }, { inBrowser: true });
    await field.fill("Juniper");
    expect(closing()).toBe(true);
    await leave.click();
    await expect.element(heading("Other")).toBeVisible();
    await screen.unmount();
  });
});

describe("closing a dialog with typed text", () => {
  it.each(["{Escape}", "Close", "Cancel", "backdrop"])("asks after %s", async (way) => {
    const { screen, router } = await open();
    await router.navigate({ href: "/dialog" });
    await screen.getByRole("button", { name: "Open" }).click();
    const note = screen.getByRole("dialog", { name: "A note" });
    const question = screen.getByRole("dialog", { name: "Discard your changes?" });
    const close = async () => {
      if (way === "{Escape}") return await userEvent.keyboard(way);
      if (way !== "backdrop") return await note.getByRole("button", { name: way }).click();
      const dialog = note.element();
      dialog.dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
      dialog.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    };
    await note.getByLabelText("Note").fill("A long note.");
    // Several times without typing in between: a browser may then close every open dialog on its own.
    for (let time = 0; time < 3; time++) {
      await close();
      await expect.element(question).toBeVisible();
      await userEvent.keyboard("{Escape}");
      await expect.element(note.getByLabelText("Note")).toBeVisible();
      await expect.element(note.getByLabelText("Note")).toHaveValue("A long note.");
      await expect.element(note.getByLabelText("Note")).toHaveFocus();
      expect(question.elements()).toEqual([]);
    }
    await close();
    await question.getByRole("button", { name: "Discard changes" }).click();
    await expect.element(screen.getByRole("button", { name: "Open" })).toHaveFocus();
    expect(screen.getByRole("dialog").elements()).toEqual([]);
    await screen.unmount();
  });
});
