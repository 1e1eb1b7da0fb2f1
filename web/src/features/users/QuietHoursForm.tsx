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
import css from "./notifications.module.css";

/** When no text message may arrive; where the person is follows from the browser. A change is kept at once. */
export function QuietHoursForm({ user }: { user: SettingsUser }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const { quietHours } = user;
  const { queryKey } = getUserSettingsQuery(client);
  const draw = (next: QuietHours) =>
    queryClient.setQueryData<{ user: SettingsUser }>(
      queryKey,
      (all) => all && { user: { ...all.user, quietHours: next } },
    );
  const change = async (changed: Partial<QuietHours>) => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const next = { ...quietHours, ...changed, timeZone };
    if (next.from === next.to || !next.from || !next.to) return;
    draw(next);
    try {
      await updateQuietHours(client, { userId: user.id, body: next });
    } catch (thrown) {
      draw(quietHours);
      show({ tone: "fail", title: "That was not saved", text: failureWords(translate(thrown)).title });
    }
  };
  return (
    <fieldset className={css.quiet}>
      <legend className={css.group}>Quiet hours</legend>
      <Switch
        label="Hold text messages at night"
        description="They arrive when your quiet hours end. News and offers by email wait, too."
        checked={quietHours.isOn}
        onChange={(event) => void change({ isOn: event.target.checked })}
      />
      {quietHours.isOn && (
        <div className={css.times}>
          <Field
            key={`from ${quietHours.from}`}
            type="time"
            label="From"
            defaultValue={quietHours.from}
            onBlur={(event) =>
              event.target.value !== quietHours.from && void change({ from: event.target.value })}
          />
          <Field
            key={`to ${quietHours.to}`}
            type="time"
            label="Until"
            defaultValue={quietHours.to}
            onBlur={(event) =>
              event.target.value !== quietHours.to && void change({ to: event.target.value })}
          />
        </div>
      )}
    </fieldset>
  );
}
