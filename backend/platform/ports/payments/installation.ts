import type { Answer, PaymentsPort } from "./port.ts";

type Marked = { metadata?: Record<string, string> };

/** Calls that create objects of ours at the provider. */
const CREATES: ReadonlySet<string> = new Set(
  [
    "createCustomer",
    "createIntent",
    "createSetupIntent",
    "refund",
    "createAccount",
    "createTransfer",
    "reverseTransfer",
    "createBankPayout",
  ] satisfies (keyof PaymentsPort)[],
);

/**
 * Returns the port with the installation's id in the metadata of everything that it creates. The provider's
 * account may serve other installations, and after a restore our rows may be missing; the id still shows
 * which objects are ours.
 */
export function ofInstallation(payments: PaymentsPort, id: () => Promise<string>): PaymentsPort {
  const installation = () => id().catch(() => undefined);
  return new Proxy(payments, {
    get(port, name: keyof PaymentsPort) {
      if (name === "updateIntent") {
        return async (intentId: string, change: Marked) => {
          const mark = change.metadata && await installation();
          const metadata = mark === undefined ? {} : { metadata: { ...change.metadata, installation: mark } };
          return await port.updateIntent(intentId, { ...change, ...metadata });
        };
      }
      if (!CREATES.has(name)) return port[name];
      return async (input: Marked): Promise<Answer<unknown>> => {
        const mark = await installation();
        // Nothing is created without the mark, because its owner could not be determined later.
        if (mark === undefined) return { kind: "unknown", reason: "network" };
        const call = port[name] as (input: Marked) => Promise<Answer<unknown>>;
        return await call({ ...input, metadata: { ...input.metadata, installation: mark } });
      };
    },
  });
}
