import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const SOURCE = join(import.meta.dirname, "..");

/** Files with typed or chosen values that need no question, by the reason. */
const EXEMPT: Readonly<Record<string, readonly string[]>> = {
  "a part of a form: what uses it asks": [
    "components/forms/BreedField.tsx",
    "components/forms/Form.tsx",
    "components/papers/HealthTestsField.tsx",
    "components/papers/RegistriesField.tsx",
    "components/security/PasswordField.tsx",
    "components/uploads/PhotoGrid.tsx",
    "components/uploads/UploadField.tsx",
    "features/discount_codes/BreederChoice.tsx",
    "features/listings/ImportColumns.tsx",
    "features/listings/form/HealthStep.tsx",
    "features/listings/form/HealthTestFields.tsx",
    "features/listings/form/PhotosStep.tsx",
  ],
  "a search or a filter: it acts while it is typed or chosen, and one field is soon typed again": [
    "components/forms/FindField.tsx",
    "components/place/NearDialog.tsx",
    "components/search/SearchBoxLater.tsx",
    "features/breeders/BreedersScreen.tsx",
    "features/breeds/BreedsScreen.tsx",
    "features/listings/OwnPetsScreen.tsx",
    "features/moderation/ReportsScreen.tsx",
    "features/pets/Costs.tsx",
    "features/pets/compare/CompareScreen.tsx",
    "features/search/FilterPanel.tsx",
    "features/search/SearchScreen.tsx",
    "features/search/map/PetMap.tsx",
  ],
  "signing in or up, a password, or a code: only the person or their browser keeps it": [
    "components/security/RecoveryCodes.tsx",
    "components/security/SecondFactorEnrol.tsx",
    "components/security/SecondFactorSetup.tsx",
    "features/auth/SecondFactorStep.tsx",
    "features/auth/SignInForm.tsx",
    "features/auth/SignUpForm.tsx",
    "features/passwords/CodeStep.tsx",
    "features/passwords/ForgotPasswordScreen.tsx",
    "features/passwords/NewPasswordStep.tsx",
    "features/users/CloseAccountDialog.tsx",
    "features/users/SecondFactorChange.tsx",
  ],
  "the checkout: its draft is kept while it is typed": [
    "features/reservations/checkout/AddressFields.tsx",
    "features/reservations/checkout/ContactSection.tsx",
    "features/reservations/checkout/Fields.tsx",
    "features/reservations/checkout/OptionsLater.tsx",
    "features/reservations/checkout/PayStep.tsx",
    "features/reservations/checkout/PromoCode.tsx",
  ],
  "a payment: a card is never kept, and leaving pays nothing": [
    "features/payments/PaymentForm.tsx",
    "features/payments/SandboxPaymentForm.tsx",
    "features/payments/StripePaymentForm.tsx",
    "features/reservations/AddToReservation.tsx",
    "features/reservations/BalancePayment.tsx",
  ],
  "a link to copy: nothing is typed": ["features/pets/SharePet.tsx"],
  "saved at once, without a press": [
    "components/uploads/use_picture.tsx",
    "features/users/AccountStatusSection.tsx",
    "features/users/QuietHoursForm.tsx",
  ],
};
const exempt = new Set(Object.values(EXEMPT).flat());

/** Number of dialogs without typed values in the files of guarded forms. */
const PLAIN: Readonly<Record<string, number>> = {
  // The preview.
  "features/breeders/ContractEditor.tsx": 1,
  // The last question before the evidence goes to the bank; the form stays behind it.
  "features/chargebacks/ChargebackScreen.tsx": 1,
  // The history; the form in `Asking` tells it how to close.
  "features/listings/OwnPetsDialog.tsx": 2,
  // Before the amounts are known.
  "features/orders/RefundDialog.tsx": 1,
  // Questions without a field.
  "features/posts/PostDialogs.tsx": 1,
  "features/staff/MemberDialogs.tsx": 1,
  "features/verification/DecisionDialog.tsx": 1,
  "features/waitlists/BreederDialogs.tsx": 1,
};

const FORM = /<[Ff]orm\b|\buseForm[<(]/;
const INPUT =
  /<(input|textarea|Field|BreedField|ZipField|PasswordField|Select|Checkbox|RadioGroup|Switch|StarsField|RangeField|UploadField|PhotoGrid|FilePicker)\b/;
const STATE = /\b(useState|useReducer|useForm|useUploads)\b/;
const GUARD = /\b(useForm|useDecisionForm|useUnsaved|useQuestion)[<(]/;
const FORGETS = /whenLeft: "forget"/;

const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".tsx") && !/\.test\.tsx$|^testing/.test(file))
  .map((file) => ({ file, text: readFileSync(join(SOURCE, file), "utf8") }));
const holders = files.filter(({ text }) => FORM.test(text) || (INPUT.test(text) && STATE.test(text)));
const isGuarded = (text: string): boolean => GUARD.test(text) && !FORGETS.test(text);

describe("forms", () => {
  it("are found", () => {
    expect(holders.length).toBeGreaterThan(60);
  });

  it("ask before unsaved typing is lost, or are exempt with a reason", () => {
    const open = holders.filter(({ file, text }) => !isGuarded(text) && !exempt.has(file));
    expect(open.map(({ file }) => file).sort(), "use useForm or useUnsaved, or say here why not").toEqual([]);
  });

  it("are exempt only while they are there and ask nothing", () => {
    const stale = [...exempt].filter((name) =>
      !holders.some(({ file, text }) => file === name && !isGuarded(text))
    );
    expect(stale).toEqual([]);
  });

  it("are guarded one by one", () => {
    const count = (text: string, what: RegExp) => [...text.matchAll(what)].length;
    const short = files.filter(({ file, text }) =>
      !exempt.has(file) &&
      count(text, /<[Ff]orm\b/g) > count(text, new RegExp(GUARD, "g"))
    );
    expect(short.map(({ file }) => file), "a file has more forms than guards").toEqual([]);
  });

  it("in a dialog ask before it is closed", () => {
    const found = files.filter(({ text }) => isGuarded(text)).flatMap(({ file, text }) => {
      const plain = [...text.matchAll(/<Dialog\b[^]*?onClose=\{((?:[^{}]|\{[^{}]*\})*)\}/g)]
        .filter(([, closes]) => {
          const name = /^\w+$/.exec(closes!)?.[0];
          const meant = name ? new RegExp(`const ${name} = [^;]*`).exec(text)?.[0] ?? "" : closes!;
          return !/\bleave\(/.test(meant);
        });
      return plain.length === (PLAIN[file] ?? 0) ? [] : [`${file}: ${plain.length}`];
    });
    expect(found.sort(), "close it by `leave`, or say here why not").toEqual([]);
  });
});
