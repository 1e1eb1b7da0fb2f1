import { useState } from "react";
import { translate, updateUser, type User } from "@hearthpaw/client";
import { ErrorNotice, RadioGroup, useToast } from "@hearthpaw/ui-kit";
import { useClient } from "../../lib/client_context.ts";
import { failureWords } from "../../lib/use_form.ts";
import { SettingsSection } from "./SettingsSection.tsx";
import * as texts from "./texts.tsx";

type Choice = "Active" | "Inactive";

/** Sets the account to Active or Inactive, with the meaning of each beside it. */
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
        title: accountStatus === "Active" ? texts.yourAccountIsActive : texts.yourAccountIsPaused,
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
      title={texts.accountStatus}
      lead={isBreeder ? texts.breederPauseHint : texts.buyerPauseHint}
    >
      {failure && (
        <ErrorNotice title={failure}>
          <p>{texts.yourAccountDidntChange}</p>
        </ErrorNotice>
      )}
      <RadioGroup<Choice>
        legend={texts.accountStatus}
        hideLegend
        look="cards"
        value={wanted ?? present}
        onChange={choose}
        options={[
          {
            value: "Active",
            label: texts.active,
            description: isBreeder ? texts.breederActiveHint : texts.buyerActiveHint,
          },
          {
            value: "Inactive",
            label: texts.inactive,
            description: isBreeder ? texts.breederInactiveHint : texts.buyerInactiveHint,
          },
        ]}
      />
    </SettingsSection>
  );
}
