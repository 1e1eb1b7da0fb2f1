import { useState } from "react";
import { translate, updateUser, type User } from "@hearthpaw/client";
import { ErrorNotice, RadioGroup, useToast } from "@hearthpaw/ui-kit";
import { useClient } from "../../lib/client_context.ts";
import { failureWords } from "../../lib/use_form.ts";
import { SettingsSection } from "./SettingsSection.tsx";

type Choice = "Active" | "Inactive";

/** Active or Inactive, as the person chooses; what each means stands beside it. */
export function AccountStatusSection({ user }: { user: User }) {
  const client = useClient();
  const { show } = useToast();
  const [wanted, setWanted] = useState<Choice>();
  const [failure, setFailure] = useState<string>();
  const isBreeder = user.type === "Breeder";
  const present = user.accountStatus === "Inactive" ? "Inactive" : "Active";

  async function choose(accountStatus: Choice) {
    if (wanted || accountStatus === present) return;
    setWanted(accountStatus);
    setFailure(undefined);
    try {
      const answer = await updateUser(client, { body: { accountStatus } });
      client.session.keep({ user: answer.user });
      show({
        tone: "done",
        title: accountStatus === "Active" ? "Your account is active" : "Your account is paused",
      });
    } catch (thrown) {
      setFailure(failureWords(translate(thrown)).title);
    } finally {
      setWanted(undefined);
    }
  }

  return (
    <SettingsSection
      id="status"
      title="Account status"
      lead={isBreeder
        ? "Pause your account while you're away. You can still sign in, and open reservations continue."
        : "Pause your account for as long as you like. You can still sign in, and open reservations continue."}
    >
      {failure && (
        <ErrorNotice title={failure}>
          <p>Your account didn't change.</p>
        </ErrorNotice>
      )}
      <RadioGroup<Choice>
        legend="Account status"
        hideLegend
        look="cards"
        value={wanted ?? present}
        onChange={choose}
        options={[
          {
            value: "Active",
            label: "Active",
            description: isBreeder
              ? "Buyers can find your listings and reserve."
              : "You can save, ask and reserve.",
          },
          {
            value: "Inactive",
            label: "Inactive",
            description: isBreeder
              ? "Your listings are hidden until you come back. Open reservations continue."
              : "Your account is paused until you come back. Open reservations continue.",
          },
        ]}
      />
    </SettingsSection>
  );
}
