import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import type { PaymentFormProps, PaymentResult } from "./contract.ts";
import { PaymentForm } from "./PaymentForm.tsx";
import { SandboxPaymentForm } from "./SandboxPaymentForm.tsx";

interface Call {
  url: string;
  method: string;
  form: Record<string, string>;
}
type Reply = { status?: number; body: unknown } | "lost";

const intent = (status: string, more: object = {}) => ({
  id: "pi_1",
  status,
  payment_method_types: ["card"],
  next_action: null,
  ...more,
});

let calls: Call[];
let results: PaymentResult[];
/** The sandbox's answers to reads and to confirmations; the last of each repeats forever. */
let reads: Reply[];
let confirms: Reply[];

beforeEach(() => {
  calls = [];
  results = [];
  reads = [{ body: intent("requires_payment_method") }];
  confirms = [{ body: intent("succeeded") }];
  vi.stubGlobal("fetch", (url: string, init: RequestInit = {}) => {
    const form = Object.fromEntries(new URLSearchParams(String(init.body ?? "")));
    calls.push({ url, method: init.method ?? "GET", form });
    const queue = url.endsWith("/confirm") ? confirms : reads;
    const reply = queue.length > 1 ? queue.shift()! : queue[0]!;
    if (reply === "lost") return Promise.reject(new TypeError("Failed to fetch"));
    return Promise.resolve(Response.json(reply.body, { status: reply.status ?? 200 }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, "", location.pathname + location.search);
});

const props = (change: Partial<PaymentFormProps> = {}): PaymentFormProps => ({
  clientSecret: "pi_1_secret_2",
  publishableKey: "pk_sandbox_abc",
  provider: "sandbox",
  apiUrl: "/_sandbox/payments",
  amountText: "$375.00",
  returnUrl: "/reserve-pet/checkout?step=6",
  onResult: (result) => results.push(result),
  ...change,
});

async function filled(change: Partial<PaymentFormProps> = {}) {
  const screen = await render(<PaymentForm {...props(change)} />);
  await expect.element(screen.getByLabelText("Card number")).toBeVisible();
  await screen.getByLabelText("Card number").fill("4242424242424242");
  await screen.getByLabelText("Expires").fill("12/34");
  await screen.getByLabelText("Security code").fill("123");
  await screen.getByLabelText("Billing ZIP code").fill("97201");
  return { screen, pay: () => screen.getByRole("button", { name: /^Pay/ }).click() };
}

const confirmations = () => calls.filter(({ url }) => url.endsWith("/confirm"));
const done = (count = 1) => expect.poll(() => results.length).toBe(count);

describe("the sandbox form", () => {
  it.each([["pk_live_abc"], ["pk_test_abc"], [null]])(
    "refuses to stand beside the key %s",
    async (publishableKey) => {
      const screen = await render(<SandboxPaymentForm {...props({ publishableKey })} />);
      await expect.element(screen.getByRole("alert")).toHaveTextContent("You weren't charged");
      expect(screen.container.querySelectorAll("input")).toHaveLength(0);
      expect(calls).toEqual([]);
    },
  );

  it("pays with a card through the sandbox's address and reports the success once", async () => {
    const { pay } = await filled();
    await pay();
    await done();
    expect(results).toEqual([{ status: "succeeded", intentId: "pi_1" }]);
    expect(confirmations()).toHaveLength(1);
    expect(confirmations()[0]).toMatchObject({
      url: "/_sandbox/payments/v1/payment_intents/pi_1/confirm",
      form: {
        key: "pk_sandbox_abc",
        client_secret: "pi_1_secret_2",
        return_url: `${location.origin}/reserve-pet/checkout?step=6`,
        "payment_method_data[card][number]": "4242424242424242",
        "payment_method_data[card][exp_month]": "12",
        "payment_method_data[card][exp_year]": "2034",
        "payment_method_data[card][cvc]": "123",
        "payment_method_data[billing_details][address][postal_code]": "97201",
      },
    });
  });

  it("tells browsers and phones what each field is", async () => {
    const { screen } = await filled();
    const attributes = [...screen.container.querySelectorAll("input")].map((input) => [
      input.autocomplete,
      input.inputMode,
    ]);
    expect(attributes).toEqual([
      ["cc-number", "numeric"],
      ["cc-exp", "numeric"],
      ["cc-csc", "numeric"],
      ["billing postal-code", "numeric"],
    ]);
  });

  it("groups the number as it is typed and keeps the caret when a digit is put in the middle", async () => {
    const { screen } = await filled();
    const number = screen.getByLabelText("Card number");
    await number.fill("");
    await userEvent.type(number, "42424242");
    await expect.element(number).toHaveValue("4242 4242");
    const input = number.element() as HTMLInputElement;
    input.setSelectionRange(2, 2);
    await userEvent.keyboard("11");
    await expect.element(number).toHaveValue("4211 4242 42");
    expect(input.selectionStart).toBe(4);
  });

  it("complains when a field is left, is silent while it is mended, and sends nothing that is wrong", async () => {
    const { screen, pay } = await filled();
    await screen.getByLabelText("Security code").fill("12");
    await userEvent.tab();
    const message = "Enter the 3 digits on the back of your card.";
    await expect.element(screen.getByText(message)).toBeVisible();
    await expect.element(screen.getByLabelText("Security code")).toHaveAttribute("aria-invalid", "true");
    await pay();
    await expect.element(screen.getByLabelText("Security code")).toHaveFocus();
    expect(confirmations()).toEqual([]);
    await userEvent.keyboard("3");
    await expect.element(screen.getByText(message)).not.toBeInTheDocument();
    await pay();
    await done();
  });

  it("names every empty field when it is sent", async () => {
    const screen = await render(<PaymentForm {...props()} />);
    await screen.getByRole("button", { name: "Pay $375.00" }).click();
    await expect.element(screen.getByText("Enter the number on the front of your card.")).toBeVisible();
    await expect.element(screen.getByText("Enter the month and year, like 04 / 28.")).toBeVisible();
    await expect.element(screen.getByText("Enter the 3 digits on the back of your card.")).toBeVisible();
    await expect.element(screen.getByText("Enter the 5 digits of your card's billing ZIP code."))
      .toBeVisible();
    expect(confirmations()).toEqual([]);
  });

  it("shows why a card was declined and takes another one", async () => {
    const error = { code: "card_declined", decline_code: "insufficient_funds" };
    confirms = [{ status: 402, body: { error } }, { body: intent("succeeded") }];
    const { screen, pay } = await filled();
    await pay();
    const message = "The card was declined due to insufficient funds";
    await expect.element(screen.getByRole("alert")).toHaveTextContent(message);
    expect(results).toEqual([
      { status: "failed", intentId: "pi_1", code: "card_declined", error: { field: "", message } },
    ]);
    await pay();
    await done(2);
    expect(results[1]).toEqual({ status: "succeeded", intentId: "pi_1" });
  });

  it("puts a failure at the field that it is about", async () => {
    confirms = [{ status: 402, body: { error: { code: "incorrect_zip" } } }];
    const { screen, pay } = await filled();
    await pay();
    await expect.element(screen.getByLabelText("Billing ZIP code")).toHaveAccessibleDescription(
      "The card was declined due to an invalid billing zip code",
    );
  });

  it("asks the intent when no answer came: a payment that happened is a success", async () => {
    reads = [{ body: intent("requires_payment_method") }, { body: intent("succeeded") }];
    confirms = ["lost"];
    const { pay } = await filled();
    await pay();
    await done();
    expect(results).toEqual([{ status: "succeeded", intentId: "pi_1" }]);
    expect(confirmations()).toHaveLength(1);
  });

  it("lets the buyer try again when no answer came and nothing happened", async () => {
    confirms = ["lost", { body: intent("succeeded") }];
    const { screen, pay } = await filled();
    await pay();
    await expect.element(screen.getByRole("alert")).toHaveTextContent("won't be charged twice");
    await pay();
    await done(2);
  });

  it("says nothing of how it ended when the intent does not answer either", async () => {
    reads = [{ body: intent("requires_payment_method") }, "lost"];
    confirms = ["lost"];
    const { screen, pay } = await filled();
    await pay();
    await expect.element(screen.getByRole("alert")).toHaveTextContent("won't be charged twice");
    expect(results).toEqual([{ status: "unknown", intentId: "pi_1" }]);
  });

  it("finds on the second try that the payment had happened", async () => {
    reads = [{ body: intent("requires_payment_method") }, "lost", { body: intent("succeeded") }];
    confirms = ["lost", { status: 400, body: { error: { code: "payment_intent_unexpected_state" } } }];
    const { screen, pay } = await filled();
    await pay();
    await expect.element(screen.getByRole("alert")).toHaveTextContent("won't be charged twice");
    await pay();
    await done(2);
    expect(results[1]).toEqual({ status: "succeeded", intentId: "pi_1" });
  });

  it("takes a payment that needs time as neither success nor failure", async () => {
    confirms = [{ body: intent("processing") }];
    const { pay } = await filled();
    await pay();
    await done();
    expect(results).toEqual([{ status: "processing", intentId: "pi_1" }]);
  });

  it("asks for no card after a reload when the payment was made", async () => {
    reads = [{ body: intent("succeeded") }];
    await render(<PaymentForm {...props()} />);
    await done();
    expect(results).toEqual([{ status: "succeeded", intentId: "pi_1" }]);
  });

  it("sends the buyer to a lender's page", async () => {
    reads = [{ body: intent("requires_payment_method", { payment_method_types: ["card", "klarna"] }) }];
    const next_action = { redirect_to_url: { url: "#lender" } };
    confirms = [{ body: intent("requires_action", { next_action }) }];
    const screen = await render(<PaymentForm {...props()} />);
    await screen.getByLabelText("Klarna").click();
    await screen.getByRole("button", { name: "Continue to Klarna" }).click();
    await expect.poll(() => location.hash).toBe("#lender");
    expect(confirmations()[0]!.form).toMatchObject({ "payment_method_data[type]": "klarna" });
    expect(results).toEqual([]);
  });

  it("says why paying is not possible yet", async () => {
    const { screen } = await filled({ disabledReason: "Accept the terms first." });
    await expect.element(screen.getByRole("button", { name: /^Pay/ })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await userEvent.keyboard("{Enter}");
    expect(confirmations()).toEqual([]);
  });

  describe("with a bank's challenge", () => {
    beforeEach(() => {
      const stripe_js = `${location.origin}/no-such-page`;
      confirms = [{ body: intent("requires_action", { next_action: { use_stripe_sdk: { stripe_js } } }) }];
    });

    it("shows the bank's page, and believes the intent instead of the page", async () => {
      reads = [{ body: intent("requires_payment_method") }, { body: intent("succeeded") }];
      const { screen, pay } = await filled();
      await pay();
      await expect.element(screen.getByRole("dialog", { name: "Confirm with your bank" })).toBeVisible();
      postMessage({ source: "hearthpaw-sandbox", intent: "pi_1" }, "*"); // not from the bank's frame
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(results).toEqual([]);
      const frame = screen.container.querySelector("iframe")!;
      const data = { source: "hearthpaw-sandbox", intent: "pi_1" };
      dispatchEvent(new MessageEvent("message", { data, source: frame.contentWindow }));
      await done();
      expect(results).toEqual([{ status: "succeeded", intentId: "pi_1" }]);
    });

    it("counts a closed page as not authenticated, and lets the buyer try again", async () => {
      reads = [{ body: intent("requires_payment_method") }, { body: intent("requires_action") }];
      const { screen, pay } = await filled();
      await pay();
      await screen.getByRole("button", { name: "Close" }).click();
      await expect.element(screen.getByRole("alert")).toHaveTextContent(
        "Additional authentication required.",
      );
      expect(results).toMatchObject([{ status: "failed", code: "requires_action" }]);
      await expect.element(screen.getByRole("button", { name: /^Pay/ })).not.toHaveAttribute("aria-busy");
    });
  });
});

describe("the provider's form", () => {
  interface Ending {
    error?: object;
    paymentIntent?: { status: string };
  }
  let confirmed: object[];
  let ending: Ending;

  /** The part of the provider's script that its React package reads. */
  function fakeScript() {
    const element = {
      mount: (node: HTMLElement) => node.append("the provider's frame"),
      on: () => element,
      once: () => element,
      off: () => element,
      update: () => {},
      destroy: () => {},
    };
    const elements = {
      create: () => element,
      getElement: () => element,
      update: () => {},
      on: () => {},
      off: () => {},
    };
    return Object.assign(() => ({
      elements: () => elements,
      createToken: () => {},
      createPaymentMethod: () => {},
      confirmCardPayment: () => {},
      registerAppInfo: () => {},
      _registerWrapper: () => {},
      confirmPayment: (input: object) => {
        confirmed.push(input);
        return Promise.resolve(ending);
      },
    }), { version: "endive" });
  }

  beforeEach(() => {
    confirmed = [];
    vi.stubGlobal("Stripe", fakeScript());
  });

  const pay = async (publishableKey: string) => {
    const screen = await render(<PaymentForm {...props({ provider: "stripe", publishableKey })} />);
    await expect.element(screen.getByText("the provider's frame")).toBeVisible();
    await screen.getByRole("button", { name: "Pay $375.00" }).click();
    await done();
    return screen;
  };

  it("reports a success, with an absolute return address and no redirect without need", async () => {
    ending = { paymentIntent: { status: "succeeded" } };
    await pay("pk_test_one");
    expect(results).toEqual([{ status: "succeeded", intentId: "pi_1" }]);
    expect(confirmed[0]).toMatchObject({
      confirmParams: { return_url: `${location.origin}/reserve-pet/checkout?step=6` },
      redirect: "if_required",
    });
    expect(calls).toEqual([]);
  });

  it("words a decline as the product does", async () => {
    ending = { error: { type: "card_error", code: "card_declined", decline_code: "card_velocity_exceeded" } };
    const screen = await pay("pk_test_two");
    const message = "The card was declined due to too many attempts";
    await expect.element(screen.getByRole("alert")).toHaveTextContent(message);
    expect(results).toMatchObject([{ status: "failed", error: { field: "", message } }]);
  });

  it.each(["api_connection_error", "api_error"])("does not know how it ended after %s", async (type) => {
    ending = { error: { type } };
    const screen = await pay(`pk_test_${type.replace(/_/g, "")}`);
    await expect.element(screen.getByRole("alert")).toHaveTextContent("won't be charged twice");
    expect(results).toEqual([{ status: "unknown", intentId: "pi_1" }]);
  });

  it("takes the refusal of an intent that is paid already for what it is", async () => {
    const payment_intent = { status: "succeeded" };
    ending = {
      error: { type: "invalid_request_error", code: "payment_intent_unexpected_state", payment_intent },
    };
    await pay("pk_test_three");
    expect(results).toEqual([{ status: "succeeded", intentId: "pi_1" }]);
  });

  it("stands beside no sandbox's key", async () => {
    const screen = await render(<PaymentForm {...props({ provider: "stripe" })} />);
    await expect.element(screen.getByRole("alert")).toHaveTextContent("You weren't charged");
  });
});
