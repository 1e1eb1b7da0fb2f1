import { type FormEvent, useId, useRef, useState } from "react";
import { ApiError, translate } from "@hearthpaw/client";
import * as texts from "./texts.ts";

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
  submit: (event?: FormEvent) => Promise<void>;
  /** Everything that a text field needs: checked when it is left, never while it is typed. */
  field: (name: TextNames<V>) => {
    id: string;
    name: string;
    value: string;
    error: string | undefined;
    onChange: (event: { target: { value: string } }) => void;
    onBlur: () => void;
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

/**
 * The state of a form. `check` says what is wrong, in the order of the fields; `send` makes the call and throws what it
 * throws: fields that the server refuses are marked, anything else is the form's `failure`. Nothing typed is ever lost.
 * `places` says which field shows what the server has against another name.
 */
export function useForm<V extends FormValues>({ initial, check, send, places = {} }: {
  initial: V;
  check: (values: V) => FormErrors<V>;
  send: (values: V) => Promise<unknown>;
  places?: Readonly<Record<string, keyof V & string>>;
}): FormApi<V> {
  const id = useId();
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FormErrors<V>>({});
  const [summary, setSummary] = useState<FormErrors<V>>({});
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<ApiError>();
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);
  const idOf = (name: string) => `${id}-${name}`;

  const change = (some: Partial<V>) => {
    const next = { ...values, ...some };
    setValues(next);
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
    if (isBusy.current) return;
    const found = check(values);
    show(found);
    setFailure(undefined);
    if (Object.values(found).some(Boolean)) return;
    isBusy.current = true;
    setSending(true);
    try {
      await send(values);
    } catch (thrown) {
      const error = translate(thrown);
      const refused = Object.entries(error.fieldErrors).map(([name, text]) => [places[name] ?? name, text]);
      const known = refused.filter(([name]) => name! in values);
      if (known.length) show(Object.fromEntries(known) as FormErrors<V>);
      if (known.length === 0 || known.length < refused.length) setFailure(error);
    } finally {
      isBusy.current = false;
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
      setValues({ ...initial, ...some });
      setErrors({});
      setSummary({});
      setFailure(undefined);
    },
    submit,
    field: (name) => ({
      id: idOf(name),
      name,
      value: values[name] as string,
      error: errors[name],
      onChange: ({ target }) => change({ [name]: target.value } as unknown as Partial<V>),
      // What the server has said of this very value stays.
      onBlur: () =>
        values[name] && setErrors((all) => ({ ...all, [name]: check(values)[name] ?? all[name] })),
    }),
    box: (name) => ({
      id: idOf(name),
      name,
      checked: values[name] as boolean,
      error: errors[name],
      onChange: ({ target }) => change({ [name]: target.checked } as unknown as Partial<V>),
    }),
  };
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
