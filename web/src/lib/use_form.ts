import { type FormEvent, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { type DefaultValues, useForm as useHookForm, type UseFormReturn } from "react-hook-form";
import { ApiError, translate } from "@hearthpaw/client";
import * as texts from "./texts.ts";
import { type UnsavedOptions, useUnsaved } from "./unsaved.ts";

export type FormValues = Record<string, string | boolean>;
/** Messages by field, in the order of the form. */
export type FormErrors<V> = { [N in keyof V]?: string | undefined };
type TextNames<V> = { [N in keyof V]: V[N] extends string ? N : never }[keyof V] & string;
type BoxNames<V> = { [N in keyof V]: V[N] extends boolean ? N : never }[keyof V] & string;

export type FormApi<V extends FormValues> = {
  /** Values as of this render. After an `await`, use those that `send` and `done` receive. */
  values: V;
  errors: FormErrors<V>;
  /** Errors of the last attempt with the id of each field, for the summary at the top. */
  summary: readonly { fieldId: string; message: string }[];
  /** Counts the attempts: the summary takes the focus at each. */
  attempt: number;
  /** An error that belongs to no field. */
  failure: ApiError | undefined;
  isSending: boolean;
  /** Changes values from outside a field, such as a look-up that fills in a city. */
  change: (some: Partial<V>) => void;
  /** Shows an error at a field that was found elsewhere; undefined removes it. */
  say: (name: keyof V & string, message: string | undefined) => void;
  /** Returns to the initial values, or these. While the form is being sent, keeps fields that were changed since. */
  reset: (values?: Partial<V>) => void;
  /** Takes values from the server as saved, except in fields that were changed since they were sent. */
  accept: (some: Partial<V>) => void;
  /** Calls `go`, which closes the form, after asking if typing would be lost. */
  leave: (go: () => void) => void;
  submit: (event?: FormEvent) => Promise<void>;
  /** Props of a text field. The browser keeps its value, and it is checked on blur, never while typing. */
  field: (name: TextNames<V>) => {
    id: string;
    name: string;
    ref: (element: HTMLInputElement | HTMLTextAreaElement | null) => void;
    defaultValue: string;
    error: string | undefined;
    onChange: (event: { target: { value: string } }) => void;
    onBlur: () => void;
  };
  /** Props of a list of choices, whose value React keeps: its options may come later than its value. */
  choice: (name: TextNames<V>) => {
    id: string;
    name: string;
    ref: (element: HTMLSelectElement | null) => void;
    value: string;
    error: string | undefined;
    onChange: (event: { target: { value: string } }) => void;
    onBlur: () => void;
  };
  /** Props of a checkbox. */
  box: (name: BoxNames<V>) => {
    id: string;
    name: string;
    checked: boolean;
    error: string | undefined;
    onChange: (event: { target: { checked: boolean } }) => void;
  };
};

/** Handling of unsaved typing when the user leaves a form. */
export type WhenLeft =
  /** Asks, and offers to save: the form changes stored data. */
  | "save"
  /** Asks. Sending, publishing or deciding is no way to leave. */
  | "ask"
  /** Asks only before the tab is closed: the tab keeps a draft. */
  | "kept"
  /** Drops it: a password, a code, or a filter. `forms.test.ts` lists these forms with the reason. */
  | "forget";

/**
 * The state of a form, on react-hook-form. `check` returns the errors in the order of the fields. `send` makes the call: refused
 * fields are marked, any other error becomes the form's `failure`. It returns false if nothing was sent yet. `done` runs once the
 * form counts as saved, so a form that closes there by `leave` asks if typing went on meanwhile. `places` maps names that the server
 * refuses to the fields that show the message. Leaving the form with unsaved typing asks first (`whenLeft`).
 */
export function useForm<V extends FormValues, A = unknown>(
  { initial, check, send, done, places = {}, whenLeft = "ask", beside, isTyped, leaving, hasSummary = true }:
    {
      initial: V;
      check: (values: V) => FormErrors<V>;
      send: (values: V) => Promise<A | false>;
      done?: (answer: A, sent: V) => void;
      places?: Readonly<Record<string, keyof V & string>>;
      whenLeft?: WhenLeft;
      /** Other parts of the form as JSON: files, lists, choices. A change of them is unsaved too. */
      beside?: unknown;
      /**
       * Returns whether the user typed something, if a changed value does not prove it: browsers fill in
       * passwords.
       */
      isTyped?: (values: V) => boolean;
      /** Whether the form shows its errors in a summary, which takes the focus. Otherwise the first wrong field does. */
      hasSummary?: boolean;
      /** Special behavior of this form when the user leaves it. */
      leaving?: Pick<UnsavedOptions, "words" | "save" | "drop" | "staysOnPath">;
    },
): FormApi<V> {
  const id = useId();
  const typed = useHookForm<V>({ defaultValues: initial as DefaultValues<V> });
  // Names are plain keys here, while the library's paths into nested values make generic code unreadable.
  const form = typed as unknown as UseFormReturn<FormValues>;
  const values = form.watch() as V;
  // Reading them here makes the library track them.
  const { errors: found, defaultValues } = form.formState;
  void form.formState.dirtyFields;
  const [summary, setSummary] = useState<FormErrors<V>>({});
  const [attempt, setAttempt] = useState({ count: 0, isRefused: false });
  const [failure, setFailure] = useState<ApiError>();
  const [isSending, setSending] = useState(false);
  const [elements] = useState(() =>
    new Map<string, HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>()
  );
  const [refs] = useState(() => new Map<string, (element: HTMLElement | null) => void>());
  const saving = useRef<Promise<unknown>>(undefined);
  const sent = useRef<V>(undefined);
  const besideNow = JSON.stringify(beside) ?? "";
  const savedBeside = useRef(besideNow);
  const latest = useRef({ check, initial, done });
  useEffect(() => {
    latest.current = { check, initial, done };
  });
  // React draws a list after its value changes, and until then the list shows the old one.
  const drawn = useRef<FormValues>(values);
  useLayoutEffect(() => {
    drawn.current = values;
  });

  const idOf = (name: string) => `${id}-${name}`;
  const now = () => form.getValues() as V;
  const errorOf = (name: string) => found[name]?.message;
  const isChanged = () =>
    isTyped ? isTyped(now()) : savedBeside.current !== besideNow ||
      Object.keys(now()).some((name) => form.getFieldState(name).isDirty);

  /** Reads values that the page received without an event, for example from a password manager. */
  const readFields = () => {
    for (const [name, element] of elements) {
      if (element.value !== form.getValues(name) && isFilled(element, drawn.current[name])) {
        form.setValue(name, element.value, { shouldDirty: true });
        drawn.current = { ...drawn.current, [name]: element.value };
      }
    }
  };
  const change = (some: Partial<V>) => {
    readFields();
    for (const [name, value] of Object.entries(some)) {
      form.setValue(name, value as string, { shouldDirty: true });
    }
    // A message disappears as soon as its reason does.
    const wrong = latest.current.check(now());
    form.clearErrors(Object.keys(some).filter((name) => !wrong[name]));
  };
  const say = (name: string, message: string | undefined) => {
    if (message === undefined) form.clearErrors(name);
    else form.setError(name, { message });
  };
  const show = (wrong: FormErrors<V>, isRefused = false) => {
    form.clearErrors();
    for (const [name, message] of Object.entries(wrong)) if (message) form.setError(name, { message });
    setSummary(wrong);
    setAttempt(({ count }) => ({ count: count + 1, isRefused }));
  };
  /** Makes `next` the saved values. Fields that differ from `before` keep theirs and stay unsaved. */
  const settle = (before: V, next: V) => {
    readFields();
    form.reset(before, { keepValues: true, keepFieldsRef: true, keepErrors: true });
    form.reset(next, { keepDirtyValues: true, keepErrors: true });
    sent.current = undefined;
  };
  const clear = () => {
    form.clearErrors();
    setSummary({});
    setFailure(undefined);
  };

  /** Sends the form and returns whether it was saved. */
  async function submitted(): Promise<boolean> {
    if (saving.current) return false;
    readFields();
    const values = { ...now() };
    const wrong = check(values);
    show(wrong);
    setFailure(undefined);
    if (Object.values(wrong).some(Boolean)) return false;
    setSending(true);
    sent.current = values;
    const sentBeside = besideNow;
    let answer: A | false;
    try {
      const call = send(values);
      saving.current = call;
      answer = await call;
      if (answer === false) return false;
      savedBeside.current = sentBeside;
      // After `accept` or `reset`, the form has its saved values.
      if (sent.current) settle(values, values);
    } catch (thrown) {
      refuse(translate(thrown), values);
      return false;
    } finally {
      saving.current = undefined;
      sent.current = undefined;
      setSending(false);
    }
    latest.current.done?.(answer, values);
    return true;
  }

  function refuse(error: ApiError, values: V) {
    const refused = Object.entries(error.fieldErrors).map(([name, text]) => [places[name] ?? name, text]);
    const named = refused.filter(([name]) => name! in values);
    if (named.length) show(Object.fromEntries(named) as FormErrors<V>, true);
    if (named.length === 0 || named.length < refused.length) setFailure(error);
  }

  // The summary takes the focus for errors of the form itself; a refusal leads to its field.
  useEffect(() => {
    if (hasSummary && !attempt.isRefused) return;
    const first = Object.keys(summary).find((name) => summary[name]);
    if (first) document.getElementById(`${id}-${first}`)?.focus();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Once for each attempt.
  }, [attempt]);

  const unsaved = useUnsaved({
    isChanged: () => whenLeft !== "forget" && isChanged(),
    isKept: whenLeft === "kept",
    saving: () => saving.current,
    drop() {
      form.reset({ ...defaultValues } as V, { keepFieldsRef: true });
      clear();
    },
    ...(whenLeft === "save"
      ? { save: submitted, canSave: () => !Object.values(check(now())).some(Boolean) }
      : {}),
    ...leaving,
  });

  /** Returns the same function for a field at each render, which React then calls for a new element only. */
  const refOf = (name: string, isRegistered: boolean) => {
    const known = refs.get(name);
    if (known) return known;
    const ref = (element: HTMLElement | null) => {
      if (element) elements.set(name, element as HTMLInputElement);
      else elements.delete(name);
      if (isRegistered) form.register(name).ref(element && keepingParts(element as HTMLInputElement));
    };
    refs.set(name, ref);
    return ref;
  };
  const common = (name: string) => ({
    id: idOf(name),
    name,
    error: errorOf(name),
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value } as Partial<V>),
    onBlur() {
      readFields();
      const values = now();
      const wrong = values[name] ? latest.current.check(values)[name] : undefined;
      // An error from the server about this very value stays.
      if (wrong) say(name, wrong);
    },
  });

  return {
    values,
    errors: Object.fromEntries(Object.keys(found).map((name) => [name, errorOf(name)])) as FormErrors<V>,
    summary: Object.entries(summary).flatMap(([name, message]) =>
      message ? [{ fieldId: idOf(name), message: message as string }] : []
    ),
    attempt: attempt.count,
    failure,
    isSending,
    change,
    say,
    reset(some) {
      settle(sent.current ?? now(), { ...latest.current.initial, ...some });
      clear();
    },
    accept(some) {
      const before = sent.current ?? now();
      settle(before, { ...before, ...some });
    },
    leave: unsaved.leave,
    submit(event) {
      event?.preventDefault();
      return submitted().then(() => undefined);
    },
    field: (name) => ({
      ...common(name),
      ref: refOf(name, true),
      defaultValue: (defaultValues?.[name] ?? "") as string,
    }),
    choice: (name) => ({ ...common(name), ref: refOf(name, false), value: values[name] as string }),
    box: (name) => ({
      id: idOf(name),
      name,
      checked: values[name] as boolean,
      error: errorOf(name),
      onChange: ({ target }) => change({ [name]: target.checked } as Partial<V>),
    }),
  };
}

/**
 * Returns whether an element may hold a value that came without an event. React fills in a list: it shows `drawn`, or another value
 * if that option is missing. Only a list that has the option and shows another was filled.
 */
function isFilled(
  element: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  drawn: unknown,
): boolean {
  if (!(element instanceof HTMLSelectElement)) return true;
  return element.value !== drawn && [...element.options].some((option) => option.value === drawn);
}

/**
 * Returns the element as the form library sees it. The library writes a field's value at each keystroke, and the browser then
 * drops what is not a value yet, such as a date without its month. So the field with the focus ignores the value it has.
 */
function keepingParts(element: HTMLInputElement | HTMLTextAreaElement) {
  return {
    name: element.name,
    type: element.type,
    get value() {
      return element.value;
    },
    set value(value: string) {
      if (element.value !== value || element !== document.activeElement) element.value = value;
    },
  };
}

/** Returns a title and a sentence for an error: the problem and the next step. `typed` is false if there was nothing to type. */
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
      title: texts.tooManyAttempts,
      text: texts.waitThenTryAgain({ retryAfterSeconds: waitText(retryAfterSeconds ?? 60), kept }).trim(),
    };
  }
  if (status >= 500) return { title: message, text: kept };
  return { title: message, text: "" };
}

/** Returns "20 seconds" or "2 minutes". */
export function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds >= 90) return texts.minutesMinutes(minutes);
  return seconds === 1 ? texts.second : texts.maxSeconds(Math.max(1, Math.ceil(seconds)));
}
