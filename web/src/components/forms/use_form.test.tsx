import { useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { ApiError } from "@hearthpaw/client";
import { Checkbox, Dialog, Field, Link, Select } from "@hearthpaw/ui-kit";
import { Form } from "./Form.tsx";
import { renderSite } from "../../testing.tsx";
import { type FormApi, useForm } from "../../lib/use_form.ts";

type Values = { name: string; note: string; state: string; isLoud: boolean };
const initial: Values = { name: "Maple", note: "", state: "NE", isLoud: false };

/** A call that is answered when the test says so. */
function held<T>() {
  const calls: { values: Values; answer: (value: T) => void; fail: (error: unknown) => void }[] = [];
  return {
    calls,
    send: (values: Values) => new Promise<T>((answer, fail) => void calls.push({ values, answer, fail })),
  };
}

type Given = {
  send: (values: Values, form: FormApi<Values>) => Promise<unknown>;
  done?: (answer: unknown, sent: Values) => void;
  beside?: unknown;
};

function Fields({ form }: { form: FormApi<Values> }) {
  return (
    <Form form={form} go="Save" quiet>
      <Field label="Name" {...form.field("name")} />
      <Field label="Note" multiline maxLength={20} {...form.field("note")} />
      <Select
        label="State"
        options={["NE", "OH"].map((value) => ({ value, label: value }))}
        {...form.choice("state")}
      />
      <Checkbox label="Loud" {...form.box("isLoud")} />
    </Form>
  );
}

function page({ send, done, beside }: Given) {
  return function Page() {
    const [drawn, draw] = useState(0);
    const form: FormApi<Values> = useForm<Values, unknown>({
      initial,
      check: ({ name }) => ({ name: name.trim() ? undefined : "Enter a name." }),
      send: (values) => send(values, form),
      beside,
      places: { "pet/name": "name" },
      ...(done ? { done } : {}),
    });
    return (
      <>
        <h1>A form</h1>
        <Fields form={form} />
        <button type="button" onClick={() => draw(drawn + 1)}>Draw {drawn}</button>
        <button type="button" onClick={() => form.change({ note: `${form.values.note}!` })}>Add</button>
        <p data-testid="values">{JSON.stringify(form.values)}</p>
        <Link href="/other">Leave</Link>
      </>
    );
  };
}

async function open(given: Given) {
  const site = await renderSite("/form", {
    screens: { "/form": page(given), "/other": () => <h1>Other</h1> },
  });
  const { screen } = site;
  const values = () => JSON.parse(screen.getByTestId("values").element().textContent!) as Values;
  return {
    ...site,
    values,
    name: screen.getByLabelText("Name"),
    note: screen.getByLabelText("Note"),
    state: screen.getByLabelText("State"),
    save: screen.getByRole("button", { name: "Save", exact: true }),
    question: screen.getByRole("dialog"),
    leave: () => screen.getByRole("link", { name: "Leave" }).click(),
  };
}

/** Sets a value as a password manager does: the property that the element inherits, and no event. */
function fillSilently(element: Element, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), "value")!.set!.call(element, value);
}

let sites: { screen: { unmount: () => Promise<void> } }[] = [];
afterEach(async () => {
  for (const { screen } of sites) await screen.unmount();
  sites = [];
});
const show = async (given: Given) => {
  const site = await open(given);
  sites.push(site);
  return site;
};

describe("typing while a form is saved", () => {
  it("is kept in another field, and asked about", async () => {
    const { calls, send } = held<string>();
    const site = await show({ send });
    await site.note.fill("First");
    await site.save.click();
    await expect.poll(() => calls.length).toBe(1);
    await site.name.fill("Hazel");
    calls[0]!.answer("saved");
    await expect.element(site.save).not.toHaveAttribute("aria-busy", "true");
    await expect.element(site.name).toHaveValue("Hazel");
    await site.leave();
    await expect.element(site.question).toBeVisible();
  });

  it("is kept where the server's value would be shown", async () => {
    const { calls, send } = held<string>();
    const site = await show({
      async send(values, form) {
        const name = await send(values);
        form.accept({ name, note: "From the server" });
      },
    });
    await site.save.click();
    await expect.poll(() => calls.length).toBe(1);
    await site.name.fill("Written while saving");
    calls[0]!.answer("MAPLE");
    await expect.element(site.note).toHaveValue("From the server");
    await expect.element(site.name).toHaveValue("Written while saving");
    await expect.poll(site.values).toMatchObject({ name: "Written while saving", note: "From the server" });
    await site.leave();
    await expect.element(site.question).toBeVisible();
  });

  it("is kept when the form is reset after an answer", async () => {
    const { calls, send } = held<string>();
    const site = await show({
      async send(values, form) {
        await send(values);
        form.reset({ name: "" });
      },
    });
    await site.note.fill("Sent");
    await site.save.click();
    await expect.poll(() => calls.length).toBe(1);
    await site.note.fill("Next one");
    calls[0]!.answer("saved");
    await expect.element(site.name).toHaveValue("");
    await expect.element(site.note).toHaveValue("Next one");
  });

  it("is kept when nothing else changed: the answer shows in fields as they were sent", async () => {
    const { calls, send } = held<string>();
    const site = await show({
      async send(values, form) {
        form.accept({ name: await send(values) });
      },
    });
    await site.name.fill("  Hazel ");
    await site.save.click();
    await expect.poll(() => calls.length).toBe(1);
    calls[0]!.answer("Hazel");
    await expect.element(site.name).toHaveValue("Hazel");
    await site.leave();
    await expect.element(site.screen.getByRole("heading", { name: "Other" })).toBeVisible();
  });

  it("keeps a dialog open that would close", async () => {
    const { calls, send } = held<string>();
    function Note({ onClose }: { onClose: () => void }) {
      const form = useForm({ initial, check: () => ({}), send, done: () => form.leave(onClose) });
      return (
        <Dialog open onClose={() => form.leave(onClose)} title="A note">
          <Fields form={form} />
        </Dialog>
      );
    }
    function Page() {
      const [isOpen, setOpen] = useState(true);
      return (
        <>
          <h1>A page</h1>
          {isOpen && <Note onClose={() => setOpen(false)} />}
        </>
      );
    }
    const site = await renderSite("/form", { screens: { "/form": Page } });
    sites.push(site);
    const { screen } = site;
    const note = screen.getByRole("textbox", { name: "Note" });
    const save = screen.getByRole("button", { name: "Save", exact: true });
    await note.fill("One");
    await save.click();
    await expect.poll(() => calls.length).toBe(1);
    await note.fill("One and two");
    calls[0]!.answer("saved");
    await screen.getByRole("button", { name: "Keep editing" }).click();
    await expect.element(note).toHaveValue("One and two");
    await save.click();
    await expect.poll(() => calls.length).toBe(2);
    expect(calls[1]!.values.note).toBe("One and two");
    calls[1]!.answer("saved");
    await expect.element(note).not.toBeInTheDocument();
  });
});

describe("a value typed in parts", () => {
  const litter = { weight: "", born: "2021-01-30" };
  async function showLitter(send: (values: typeof litter) => Promise<unknown> = async () => {}) {
    function Page() {
      const form = useForm<typeof litter, unknown>({ initial: litter, check: () => ({}), send });
      return (
        <>
          <h1>A litter</h1>
          <Form form={form} go="Save" quiet>
            <Field label="Weight" type="number" step="0.1" {...form.field("weight")} />
            <Field label="Born" type="date" {...form.field("born")} />
          </Form>
          <button type="button" onClick={() => form.reset()}>Reset</button>
          <p data-testid="values">{JSON.stringify(form.values)}</p>
        </>
      );
    }
    const site = await renderSite("/form", { screens: { "/form": Page } });
    sites.push(site);
    const { screen } = site;
    const born = screen.getByLabelText("Born");
    return {
      born,
      weight: screen.getByLabelText("Weight"),
      save: screen.getByRole("button", { name: "Save", exact: true }),
      reset: screen.getByRole("button", { name: "Reset" }),
      values: () => JSON.parse(screen.getByTestId("values").element().textContent!) as typeof litter,
      /** Moves the focus to the month, the first part of a date. */
      async enterMonth() {
        await screen.getByLabelText("Weight").click();
        await userEvent.keyboard("{Tab}");
        await expect.element(born).toHaveFocus();
      },
    };
  }

  it("keeps the decimal point of a number", async () => {
    const { weight, values } = await showLitter();
    await weight.click();
    for (const key of "12.5") await userEvent.keyboard(key);
    await expect.element(weight).toHaveValue(12.5);
    await expect.poll(values).toMatchObject({ weight: "12.5" });
  });

  it("keeps the other parts of a date when one is cleared", async () => {
    const { born, values, enterMonth } = await showLitter();
    await enterMonth();
    await userEvent.keyboard("{Delete}");
    await expect.poll(values).toMatchObject({ born: "" });
    await userEvent.keyboard("03");
    await expect.element(born).toHaveValue("2021-03-30");
    await expect.poll(values).toMatchObject({ born: "2021-03-30" });
  });

  it("keeps the other parts of a date when the month lacks the day", async () => {
    const { born, values, enterMonth } = await showLitter();
    await enterMonth();
    await userEvent.keyboard("02");
    await expect.poll(values).toMatchObject({ born: "" });
    await userEvent.keyboard("28");
    await expect.element(born).toHaveValue("2021-02-28");
    await expect.poll(values).toMatchObject({ born: "2021-02-28" });
  });

  it("keeps a date that is being completed when the answer of a save arrives", async () => {
    let answer = () => {};
    const { born, save, values, enterMonth } = await showLitter(() =>
      new Promise<void>((resolve) => void (answer = resolve))
    );
    await enterMonth();
    await userEvent.keyboard("{Delete}");
    await expect.poll(values).toMatchObject({ born: "" });
    // Saves the empty date and keeps the focus in the field.
    born.element().closest("form")!.requestSubmit();
    await expect.element(save).toHaveAttribute("aria-busy", "true");
    answer();
    await expect.element(save).not.toHaveAttribute("aria-busy", "true");
    await userEvent.keyboard("03");
    await expect.element(born).toHaveValue("2021-03-30");
  });

  it("goes when the form is reset", async () => {
    const { born, reset, values, enterMonth } = await showLitter();
    await enterMonth();
    await userEvent.keyboard("{Delete}");
    await expect.poll(values).toMatchObject({ born: "" });
    await reset.click();
    await expect.element(born).toHaveValue("2021-01-30");
  });
});

describe("a text's limit", () => {
  it("counts an emoji as one character", async () => {
    const site = await show({ send: async () => {} });
    await site.note.fill("🐕".repeat(10));
    await site.note.fill("🐕".repeat(15));
    await expect.element(site.note).toHaveValue("🐕".repeat(15));
    await site.note.fill("Maple");
    await expect.element(site.note).toHaveAttribute("maxlength", "20");
  });
});

describe("leaving a form", () => {
  it("asks for text, lists, checkboxes and what stands beside the fields", async () => {
    const edits: ((site: Awaited<ReturnType<typeof open>>) => Promise<void>)[] = [
      (site) => site.note.fill("x"),
      (site) => site.state.selectOptions("OH"),
      (site) => site.screen.getByRole("checkbox", { name: "Loud" }).click(),
    ];
    for (const edit of edits) {
      const site = await open({ send: async () => {} });
      await edit(site);
      await site.leave();
      await expect.element(site.question).toBeVisible();
      await site.screen.unmount();
    }
  });

  it("asks nothing after the change was taken back", async () => {
    const site = await show({ send: async () => {} });
    await site.note.fill("x");
    await site.note.fill("");
    await site.leave();
    await expect.element(site.screen.getByRole("heading", { name: "Other" })).toBeVisible();
  });
});

describe("fields that were filled without an event", () => {
  it("are sent", async () => {
    const { calls, send } = held<string>();
    const site = await show({ send });
    fillSilently(site.name.element(), "Hazel");
    fillSilently(site.note.element(), "Quiet");
    fillSilently(site.state.element(), "OH");
    await site.save.click();
    await expect.poll(() => calls[0]?.values).toMatchObject({ name: "Hazel", note: "Quiet", state: "OH" });
  });

  it("are sent after the page was drawn for another reason, or another field was typed in", async () => {
    const { calls, send } = held<string>();
    const site = await show({ send });
    fillSilently(site.name.element(), "Hazel");
    await site.screen.getByRole("button", { name: "Draw 0" }).click();
    await expect.element(site.screen.getByRole("button", { name: "Draw 1" })).toBeVisible();
    await site.note.fill("Typed");
    await expect.element(site.name).toHaveValue("Hazel");
    await site.save.click();
    await expect.poll(() => calls[0]?.values).toMatchObject({ name: "Hazel", note: "Typed" });
  });
});

describe("a list that was changed", () => {
  const twice: Record<string, (form: FormApi<Values>) => void> = {
    "the blur of a field": (form) => form.field("name").onBlur(),
    "another change": (form) => form.change({ note: "Moved" }),
    "a submit": (form) => void form.submit(),
  };
  it.each(Object.keys(twice))("keeps its new value at %s before it is drawn", async (kind) => {
    const { calls, send } = held<string>();
    function Page() {
      const form = useForm({ initial, check: () => ({}), send });
      const move = () => {
        form.change({ state: "OH" });
        twice[kind]!(form);
      };
      return (
        <>
          <h1>A form</h1>
          <Fields form={form} />
          <button type="button" onClick={move}>Move</button>
        </>
      );
    }
    const site = await renderSite("/form", { screens: { "/form": Page } });
    sites.push(site);
    const { screen } = site;
    await screen.getByRole("button", { name: "Move" }).click();
    if (kind !== "a submit") await screen.getByRole("button", { name: "Save", exact: true }).click();
    await expect.poll(() => calls[0]?.values.state).toBe("OH");
    await expect.element(screen.getByLabelText("State")).toHaveValue("OH");
  });

  it("keeps its new value after it was filled without an event", async () => {
    const { calls, send } = held<string>();
    function Page() {
      const form = useForm({ initial, check: () => ({}), send });
      const move = () => {
        form.change({ state: "NE" });
        form.field("name").onBlur();
      };
      return (
        <>
          <h1>A form</h1>
          <Fields form={form} />
          <button type="button" onClick={move}>Move</button>
        </>
      );
    }
    const site = await renderSite("/form", { screens: { "/form": Page } });
    sites.push(site);
    const { screen } = site;
    const state = screen.getByLabelText("State");
    fillSilently(state.element(), "OH");
    await screen.getByRole("button", { name: "Move" }).click();
    await expect.element(state).toHaveValue("NE");
    await screen.getByRole("button", { name: "Save", exact: true }).click();
    await expect.poll(() => calls[0]?.values.state).toBe("NE");
  });
});

describe("what the server refuses", () => {
  const refusal = (fieldErrors: Record<string, string>) =>
    new ApiError({ message: "Check the fields.", code: "invalid", status: 422, fieldErrors });

  it("is shown at its field, which takes the focus and keeps its text", async () => {
    const site = await show({
      send: () => Promise.reject(refusal({ "pet/name": "This name is taken.", note: "Too short." })),
    });
    await site.name.fill("Hazel");
    await site.note.fill("x");
    await site.save.click();
    await expect.element(site.name).toHaveAccessibleDescription(/This name is taken/);
    await expect.element(site.note).toHaveAccessibleDescription(/Too short/);
    await expect.element(site.name).toHaveFocus();
    await expect.element(site.name).toHaveValue("Hazel");
    await expect.element(site.note).toHaveValue("x");
  });

  it("is the form's failure if no field is named", async () => {
    const site = await show({ send: () => Promise.reject(refusal({ other: "No." })) });
    await site.note.fill("Kept");
    await site.save.click();
    await expect.element(site.screen.getByText("Check the fields.")).toBeVisible();
    await expect.element(site.note).toHaveValue("Kept");
  });

  it("goes with the next change of that field, and stays on blur", async () => {
    const site = await show({ send: () => Promise.reject(refusal({ name: "This name is taken." })) });
    await site.save.click();
    await expect.element(site.name).toHaveAccessibleDescription(/taken/);
    await site.note.click();
    await expect.element(site.name).toHaveAccessibleDescription(/taken/);
    await site.name.fill("Hazel");
    await expect.element(site.name).not.toHaveAccessibleDescription(/taken/);
  });
});

describe("sending a form", () => {
  it("happens once however often it is pressed", async () => {
    const { calls, send } = held<string>();
    const site = await show({ send });
    const form = site.name.element().closest("form")!;
    form.requestSubmit();
    form.requestSubmit();
    await expect.poll(() => calls.length).toBe(1);
    form.requestSubmit();
    calls[0]!.answer("saved");
    await expect.element(site.save).not.toHaveAttribute("aria-busy", "true");
    expect(calls.length).toBe(1);
    form.requestSubmit();
    await expect.poll(() => calls.length).toBe(2);
  });

  it("shows the form's own errors in a summary that takes the focus", async () => {
    const { calls, send } = held<string>();
    const site = await show({ send });
    await site.name.fill("");
    await site.save.click();
    await expect.element(site.screen.getByRole("group", { name: /Check these/ })).toHaveFocus();
    expect(calls).toEqual([]);
  });

  it("reads the state after an answer as it is by then", async () => {
    const { calls, send } = held<string>();
    const site = await show({
      async send(values, form) {
        const name = await send(values);
        // This `form` is the one of the press.
        form.change({ name });
      },
    });
    await site.save.click();
    await expect.poll(() => calls.length).toBe(1);
    await site.note.fill("Later");
    await site.screen.getByRole("button", { name: "Add" }).click();
    calls[0]!.answer("Hazel");
    await expect.element(site.name).toHaveValue("Hazel");
    await expect.element(site.note).toHaveValue("Later!");
    await expect.poll(site.values).toMatchObject({ name: "Hazel", note: "Later!" });
  });

  it("tells what was sent once it is saved", async () => {
    const told: unknown[] = [];
    const site = await show({ send: async () => 7, done: (answer, sent) => told.push([answer, sent.name]) });
    await site.name.fill("Hazel");
    await site.save.click();
    await expect.poll(() => told).toEqual([[7, "Hazel"]]);
  });
});
