import { type FormEvent, useId, useRef, useState } from "react";
import { ApiError, translate } from "@hearthpaw/client";
import * as texts from "./texts.ts";
import { type UnsavedOptions, useUnsaved } from "./unsaved.ts";

export type FormValues = Record<string, string | boolean>;
/** What is wrong, by field, in the order of the form. */
export type FormErrors<V> = { [N in keyof V]?: string | undefined };
type TextNames<V> = { [N in keyof V]: V[N] extends string ? N : never }[keyof V] & string;
type BoxNames<V> = { [N in keyof V]: V[N] extends boolean ? N : never }[keyof V] & string;

export type FormApi<V extends FormValues> = {
  values: V;
  errors: FormErrors<V>;
  /** All that was wrong at the last attempt, with the id of each field; for the summary at the top. */
  summary: readonly { fieldId: string; message: string }[];
  /** Counts the attempts, so that the summary takes the focus each time. */
  attempt: number;
  /** What went wrong beyond the fields. */
  failure: ApiError | undefined;
  isSending: boolean;
  /** Changes values from the outside, as a look-up that fills something in. */
  change: (some: Partial<V>) => void;
  /** Puts an error at a field that was found elsewhere, as by a look-up; undefined takes it away. */
  say: (name: keyof V & string, message: string | undefined) => void;
  /** Back to how it began, with other values where they are given. */
  reset: (values?: Partial<V>) => void;
  /** Shows values as the server has saved them; they count as saved. */
  accept: (some: Partial<V>) => void;
  /** Calls `go`, which closes the form, after asking if something typed would be lost. */
  leave: (go: () => void) => void;
  submit: (event?: FormEvent) => Promise<void>;
  /** Everything that a text field needs: checked when it is left, never while it is typed. */
  field: (name: TextNames<V>) => {
    id: string;
    name: string;
    value: string;
    error: string | undefined;
    onChange: (event: { target: { value: string } }) => void;
    onBlur: (event?: { target: object }) => void;
  };
  /** Everything that a box to tick needs. */
  box: (name: BoxNames<V>) => {
    id: string;
    name: string;
    checked: boolean;
    error: string | undefined;
    onChange: (event: { target: { checked: boolean } }) => void;
  };
};

/** What happens to unsaved typing when somebody leaves a form. */
export type WhenLeft =
  /** Asks, and offers to save: the form changes what is stored already. */
  | "save"
  /** Asks. Sending, publishing or deciding is no way to leave. */
  | "ask"
  /** Asks only before the tab is closed: the tab keeps a draft. */
  | "kept"
  /** Drops it: a password, a code, or a filter. `forms.test.ts` lists these forms with the reason. */
  | "forget";

/**
 * The state of a form. `check` says what is wrong, in the order of the fields; `send` makes the call and throws what it
 * throws: fields that the server refuses are marked, anything else is the form's `failure`. It returns false if nothing was sent
 * yet. Nothing typed is ever lost. `places` says which field shows what the server has against another name. Leaving the form with unsaved typing asks first
 * (`whenLeft`).
 */
export function useForm<V extends FormValues>(
  { initial, check, send, places = {}, whenLeft = "ask", beside, isTyped, leaving }: {
    initial: V;
    check: (values: V) => FormErrors<V>;
    send: (values: V) => Promise<unknown>;
    places?: Readonly<Record<string, keyof V & string>>;
    whenLeft?: WhenLeft;
    /** What else the form sends, as JSON: files, lists, choices. A change of it is unsaved too. */
    beside?: unknown;
    /** Whether somebody typed something, if a changed value does not say so: browsers fill in passwords by themselves. */
    isTyped?: (values: V) => boolean;
    /** How this form differs from others when it is left. */
    leaving?: Pick<UnsavedOptions, "words" | "save" | "drop" | "staysOnPath">;
  },
): FormApi<V> {
  const id = useId();
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FormErrors<V>>({});
  const [summary, setSummary] = useState<FormErrors<V>>({});
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<ApiError>();
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);
  /** The save under way. */
  const saving = useRef<Promise<unknown>>(undefined);
  const besideNow = JSON.stringify(beside) ?? "";
  const now = useRef({ values, beside: besideNow });
  /** What is saved, and what was sent last. */
  const known = useRef(now.current);
  const sent = useRef(now.current);
  now.current = { values, beside: besideNow };
  const isChanged = () =>
    isTyped ? isTyped(now.current.values) : now.current.beside !== known.current.beside ||
      JSON.stringify(now.current.values) !== JSON.stringify(known.current.values);
  const put = (next: V) => {
    now.current = { ...now.current, values: next };
    setValues(next);
  };
  const clear = () => {
    setErrors({});
    setSummary({});
    setFailure(undefined);
  };
  const unsaved = useUnsaved({
    isChanged: () => whenLeft !== "forget" && isChanged(),
    isKept: whenLeft === "kept",
    saving: () => saving.current,
    drop() {
      put(known.current.values);
      clear();
    },
    ...(whenLeft === "save"
      ? { save: submitted, canSave: () => !Object.values(check(now.current.values)).some(Boolean) }
      : {}),
    ...leaving,
  });
  const idOf = (name: string) => `${id}-${name}`;

  const change = (some: Partial<V>) => {
    const next = { ...values, ...some };
    put(next);
    // A message goes as soon as its reason has gone.
    const found = check(next);
    const gone = Object.keys(some).filter((name) => errors[name] && !found[name]);
    if (gone.length) setErrors({ ...errors, ...Object.fromEntries(gone.map((name) => [name, undefined])) });
  };
  const show = (found: FormErrors<V>) => {
    setErrors(found);
    setSummary(found);
    setAttempt((count) => count + 1);
  };

  async function submit(event?: FormEvent): Promise<void> {
    event?.preventDefault();
    if (event) put({ ...values, ...filledIn(event.currentTarget, values) });
    await submitted();
  }

  /** Sends the form and returns whether that succeeded. */
  async function submitted(): Promise<boolean> {
    if (isBusy.current) return false;
    const { values } = now.current;
    const found = check(values);
    show(found);
    setFailure(undefined);
    if (Object.values(found).some(Boolean)) return false;
    const before = known.current;
    sent.current = { values, beside: besideNow };
    isBusy.current = true;
    setSending(true);
    try {
      saving.current = send(values);
      if (await saving.current === false) return false;
      // After `accept` or `reset`, the form has said what is saved.
      if (known.current === before) known.current = sent.current;
      return true;
    } catch (thrown) {
      const error = translate(thrown);
      const refused = Object.entries(error.fieldErrors).map(([name, text]) => [places[name] ?? name, text]);
      const named = refused.filter(([name]) => name! in values);
      if (named.length) show(Object.fromEntries(named) as FormErrors<V>);
      if (named.length === 0 || named.length < refused.length) setFailure(error);
      return false;
    } finally {
      isBusy.current = false;
      saving.current = undefined;
      setSending(false);
    }
  }

  return {
    values,
    errors,
    summary: Object.entries(summary).flatMap(([name, message]) =>
      message ? [{ fieldId: idOf(name), message: message as string }] : []
    ),
    attempt,
    failure,
    isSending,
    change,
    say: (name, message) => setErrors((all) => all[name] === message ? all : { ...all, [name]: message }),
    reset(some) {
      put({ ...initial, ...some });
      known.current = now.current;
      clear();
    },
    accept(some) {
      known.current = { ...sent.current, values: { ...sent.current.values, ...some } };
      put({ ...now.current.values, ...some });
    },
    leave: unsaved.leave,
    submit,
    field: (name) => ({
      id: idOf(name),
      name,
      value: values[name] as string,
      error: errors[name],
      onChange: ({ target }) =>
        change({ ...filledIn(target, values), [name]: target.value } as unknown as Partial<V>),
      // What the server has said of this very value stays.
      onBlur: (event) => {
        if (event) change(filledIn(event.target, values));
        if (values[name]) setErrors((all) => ({ ...all, [name]: check(values)[name] ?? all[name] }));
      },
    }),
    box: (name) => ({
      id: idOf(name),
      name,
      checked: values[name] as boolean,
      error: errors[name],
      onChange: ({ target }) =>
        change({ ...filledIn(target, values), [name]: target.checked } as unknown as Partial<V>),
    }),
  };
}

/**
 * Returns values of a form, or of the form of a field, whose fields told nobody: some password managers set a value and no event follows.
 * React writes each value that it knows into the field's attribute, too, so the two differ then, and would put its own back.
 */
function filledIn<V extends FormValues>(target: object, values: V): Partial<V> {
  const form = ("form" in target ? target.form : target) as Partial<HTMLFormElement> | null;
  const silent = ([...form?.elements ?? []] as HTMLInputElement[]).filter((one) =>
    one.name in values && one.value !== one.defaultValue && values[one.name] === one.defaultValue
  );
  return Object.fromEntries(silent.map(({ name, value }) => [name, value])) as Partial<V>;
}

/** What went wrong, and what to do about it: a title and a sentence. `typed` is false where there was nothing to type. */
export function failureWords(
  { code, status, message, retryAfterSeconds }: ApiError,
  { typed = true } = {},
): { title: string; text: string } {
  const kept = typed ? texts.weKeptWhatYouTyped : "";
  if (code === "network") {
    return {
      title: texts.weCantReachTheServer,
      text: texts.checkConnectionAndRetry(kept).trim(),
    };
  }
  if (status === 429) {
    return {
      title: texts.tooManyTries,
      text: texts.waitThenTryAgain({ retryAfterSeconds: waitText(retryAfterSeconds ?? 60), kept }).trim(),
    };
  }
  if (status >= 500) return { title: message, text: kept };
  return { title: message, text: "" };
}

/** "20 seconds", "2 minutes". */
export function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds >= 90) return texts.minutesMinutes(minutes);
  return seconds === 1 ? texts.second : texts.maxSeconds(Math.max(1, Math.ceil(seconds)));
}
