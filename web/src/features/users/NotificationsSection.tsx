import { useLocation } from "@tanstack/react-router";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import {
  type GetUserSettingsData,
  getUserSettingsQuery,
  type NotificationChannel,
  type NotificationSetting,
  translate,
  updateUserSetting,
  type User,
} from "@hearthpaw/client";
import { ErrorNotice, Link, Skeleton, SwitchInput, useToast } from "@hearthpaw/ui-kit";
import { useClient } from "../../lib/client_context.ts";
import { failureWords } from "../../lib/use_form.ts";
import { channels, groups, isOn, withSetting } from "./notification_words.ts";
import { PhoneConfirm } from "./PhoneConfirm.tsx";
import { QuietHoursForm } from "./QuietHoursForm.tsx";
import { SettingsSection } from "./SettingsSection.tsx";
import * as texts from "./texts.tsx";
import css from "./notifications.module.css";

/** Settings of messages by channel: a table, or a list of groups on a phone. */
export function NotificationsSection({ user }: { user: User }) {
  const client = useClient();
  const { data, error, refetch } = useQuery(getUserSettingsQuery(client));
  const { hash } = useLocation();
  const isThere = data !== undefined;
  useEffect(() => {
    // The table may differ in height from its skeleton, and then the linked section below has moved.
    if (isThere && hash) document.getElementById(hash)?.scrollIntoView();
  }, [isThere, hash]);
  return (
    <SettingsSection
      id="notifications"
      title={texts.notifications}
      lead={texts.notificationsHint}
    >
      {data
        ? (
          <>
            <Matrix user={user} settings={data.user.settings} />
            <QuietHoursForm user={data.user} />
          </>
        )
        : error
        ? <ErrorNotice title={failureWords(error).title} onRetry={() => refetch()} />
        : <Skeleton className={css.waiting} />}
    </SettingsSection>
  );
}

function Matrix({ user, settings }: { user: User; settings: readonly NotificationSetting[] }) {
  const change = useChange(user);
  const { phoneNumber } = user;
  // Channels that the server does not name are not offered here.
  const offered = channels.filter(({ channel }) => settings.some((one) => one.channel === channel));
  const hasTexts = offered.some(({ channel }) => channel === "sms");
  const isUnconfirmed = phoneNumber !== null && !user.isPhoneConfirmed && hasTexts;
  const isReached = (channel: NotificationChannel) => channel === "email" || user.isPhoneConfirmed;
  return (
    <>
      {phoneNumber === null && (
        <p className={css.note} id="needs-phone">
          {texts.phoneNeeded((text) => <Link href="/account/profile">{text}</Link>)}
        </p>
      )}
      {isUnconfirmed && <PhoneConfirm user={{ ...user, phoneNumber }} />}
      <table className={css.matrix}>
        <caption className={css.hidden}>{texts.notificationsByTypeAndChannel}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.notificationType}</th>
            {offered.map(({ channel, label }) => <th key={channel} scope="col">{label}</th>)}
          </tr>
        </thead>
        <tbody>
          {groups.map(({ group, label, about }) => (
            <tr key={group}>
              <th scope="row">
                <span className={css.group}>{label}</span>
                <span className={css.about}>{about}</span>
              </th>
              {offered.map(({ channel, label: way }) => {
                const isClosed = !isReached(channel) && !isOn(settings, channel, group);
                return (
                  <td key={channel}>
                    <label className={css.cell} data-off={isClosed || undefined}>
                      <span className={css.way}>{way}</span>
                      <SwitchInput
                        aria-label={`${way}: ${label}`}
                        checked={isOn(settings, channel, group)}
                        disabled={isClosed}
                        aria-describedby={isClosed ? "needs-phone" : undefined}
                        onChange={(event) => change({ channel, group, isOn: event.target.checked })}
                      />
                    </label>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Shows a change at once, sends changes one after the other, and undoes those that the server refuses. */
function useChange(user: User): (setting: NotificationSetting) => void {
  const client = useClient();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const line = useRef<Promise<void>>(Promise.resolve());
  /** The server's value of each touched setting, and the number of changes on their way. */
  const touched = useRef(new Map<string, { stored: boolean; waiting: number }>());
  const { queryKey } = getUserSettingsQuery(client);

  const put = (setting: NotificationSetting) =>
    queryClient.setQueryData<GetUserSettingsData>(
      queryKey,
      (all) => all && { user: { ...all.user, settings: withSetting(all.user.settings, setting) } },
    );

  return (setting) => {
    const name = `${setting.channel} ${setting.group}`;
    const known = touched.current.get(name) ?? { stored: !setting.isOn, waiting: 0 };
    known.waiting++;
    touched.current.set(name, known);
    // A response requested before the change would undo it.
    void queryClient.cancelQueries({ queryKey });
    put(setting);
    line.current = line.current.then(async () => {
      try {
        await updateUserSetting(client, { userId: user.id, body: { userSetting: setting } });
        known.stored = setting.isOn;
        known.waiting--;
      } catch (thrown) {
        known.waiting--;
        // A later change of the same switch is still to come and decides the shown value.
        if (known.waiting === 0) put({ ...setting, isOn: known.stored });
        show({
          tone: "fail",
          title: texts.weCouldntSaveThat,
          text: texts.settingSaveFailed(failureWords(translate(thrown)).title),
        });
      }
      if (known.waiting === 0) touched.current.delete(name);
    });
  };
}
