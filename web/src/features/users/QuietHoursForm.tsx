import { useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import {
  getUserSettingsQuery,
  type QuietHours,
  type SettingsUser,
  translate,
  updateQuietHours,
} from "@hearthpaw/client";
import { Field, Switch, useToast } from "@hearthpaw/ui-kit";
import { useClient } from "../../lib/client_context.ts";
import { failureWords } from "../../lib/use_form.ts";
import * as texts from "./texts.tsx";
import css from "./notifications.module.css";

type Times = Pick<QuietHours, "from" | "to">;

/** Hours without text messages. The browser provides the time zone. A change is saved at once. */
export function QuietHoursForm({ user }: { user: SettingsUser }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const { quietHours } = user;
  /** Typed values that are not saved yet. */
  const [typed, setTyped] = useState<Partial<Times>>({});
  const [wrong, setWrong] = useState<Partial<Times>>({});
  const times: Times = { from: quietHours.from, to: quietHours.to, ...typed };
  const { queryKey } = getUserSettingsQuery(client);
  const draw = (next: QuietHours) =>
    queryClient.setQueryData<{ user: SettingsUser }>(
      queryKey,
      (all) => all && { user: { ...all.user, quietHours: next } },
    );
  const change = async (changed: Partial<QuietHours>) => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const next = { ...quietHours, ...changed, timeZone };
    draw(next);
    try {
      await updateQuietHours(client, { userId: user.id, body: next });
    } catch (thrown) {
      draw(quietHours);
      show({ tone: "fail", title: texts.weCouldntSaveThat, text: failureWords(translate(thrown)).title });
    }
  };
  const leave = () => {
    const found = wrongIn(times);
    setWrong(found);
    if (found.from || found.to || (times.from === quietHours.from && times.to === quietHours.to)) return;
    setTyped({});
    void change(times);
  };
  const field = (name: keyof Times) => ({
    type: "time",
    value: times[name],
    error: wrong[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
    onBlur: leave,
  });
  return (
    <fieldset className={css.quiet}>
      <legend className={css.group}>{texts.quietHours}</legend>
      <Switch
        label={texts.pauseTextsAtNight}
        description={texts.quietHoursHint}
        checked={quietHours.isOn}
        onChange={(event) => void change({ isOn: event.target.checked })}
      />
      {quietHours.isOn && (
        <div className={css.times}>
          <Field label={texts.from} {...field("from")} />
          <Field label={texts.until} {...field("to")} />
        </div>
      )}
    </fieldset>
  );
}

/** Returns the errors of these times in the server's words. */
function wrongIn({ from, to }: Times): Partial<Times> {
  if (!from || !to) {
    return { ...(from ? {} : { from: texts.enterATime }), ...(to ? {} : { to: texts.enterATime }) };
  }
  return from === to ? { to: texts.quietHoursSameTimes } : {};
}
