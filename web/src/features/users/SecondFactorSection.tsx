import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  getSecondFactorQuery,
  type SecondFactorSecretAnswer,
  type SecondFactorState,
  startSecondFactor,
  translate,
  type User,
} from "@hearthpaw/client";
import { Badge, Button, dayText, ErrorNotice, exactText, Flash, Loading, Skeleton } from "@hearthpaw/ui-kit";
import { RecoveryCodes } from "../../components/security/RecoveryCodes.tsx";
import { SecondFactorEnrol } from "../../components/security/SecondFactorEnrol.tsx";
import { useClient } from "../../lib/client_context.ts";
import { useToday } from "../../lib/today.ts";
import { failureWords } from "../../lib/use_form.ts";
import { type FactorChange, SecondFactorChange } from "./SecondFactorChange.tsx";
import { SettingsSection } from "./SettingsSection.tsx";
import * as texts from "./texts.tsx";
import css from "./settings.module.css";

/** Number of remaining recovery codes at which the user should make new ones. */
const FEW = 3;

type Doing =
  | { what: "enrol"; given: SecondFactorSecretAnswer }
  | { what: "change"; change: FactorChange }
  | { what: "codes"; codes: readonly string[] };

/** The second factor: its state, setting it up, moving it, new recovery codes, switching it off. */
export function SecondFactorSection({ user }: { user: User }) {
  const { data, error, refetch } = useQuery(getSecondFactorQuery(useClient()));
  return (
    <SettingsSection
      id="second-factor"
      title={texts.twoStepVerification}
      lead={texts.twoStepHint}
    >
      {data
        ? <Factor user={user} factor={data.secondFactor} />
        : error
        ? <ErrorNotice title={failureWords(translate(error)).title} onRetry={() => refetch()} />
        : (
          <Loading>
            <Skeleton height={100} />
          </Loading>
        )}
    </SettingsSection>
  );
}

function Factor({ user, factor }: { user: User; factor: SecondFactorState }) {
  const client = useClient();
  const [doing, setDoing] = useState<Doing>();
  const [failure, setFailure] = useState<string>();
  const stop = () => setDoing(undefined);

  async function begin() {
    setFailure(undefined);
    try {
      setDoing({ what: "enrol", given: await startSecondFactor(client) });
    } catch (thrown) {
      setFailure(failureWords(translate(thrown)).title);
    }
  }

  if (doing?.what === "enrol") {
    return <SecondFactorEnrol given={doing.given} email={user.email} onDone={stop} onCancel={stop} />;
  }
  if (doing?.what === "codes") return <RecoveryCodes codes={doing.codes} email={user.email} onDone={stop} />;
  return (
    <>
      <Standing factor={factor} />
      {failure && <ErrorNotice title={failure} />}
      {doing?.what === "change"
        ? (
          <SecondFactorChange
            change={doing.change}
            user={user}
            factor={factor}
            onCancel={stop}
            onDone={(result) =>
              setDoing(
                "secret" in result
                  ? { what: "enrol", given: result }
                  : "recoveryCodes" in result
                  ? { what: "codes", codes: result.recoveryCodes }
                  : undefined,
              )}
          />
        )
        : factor.isOn
        ? (
          <div className={css.actions}>
            <Button variant="secondary" onClick={() => setDoing({ what: "change", change: "codes" })}>
              {texts.newRecoveryCodes}
            </Button>
            <Button variant="secondary" onClick={() => setDoing({ what: "change", change: "move" })}>
              {texts.moveToAnotherApp}
            </Button>
            <Button
              variant="quiet"
              disabledReason={factor.isObligatory ? texts.staffCantTurnItOff : undefined}
              onClick={() => setDoing({ what: "change", change: "off" })}
            >
              {texts.turnOff}
            </Button>
          </div>
        )
        : (
          <div>
            <Button icon="shield" onClick={begin}>{texts.setUp}</Button>
          </div>
        )}
    </>
  );
}

function Standing(
  { factor: { isOn, isObligatory, confirmedAt, recoveryCodesLeft } }: { factor: SecondFactorState },
) {
  const today = useToday();
  if (!isOn) {
    return (
      <>
        <p className={css.now}>
          <Badge tone={isObligatory ? "wait" : "neutral"}>{texts.off}</Badge>
        </p>
        {isObligatory && <Flash stay tone="wait" title={texts.staffObligation} />}
      </>
    );
  }
  return (
    <>
      <p className={css.now}>
        <Badge tone="good" icon="check">{texts.on}</Badge>
        {confirmedAt && (
          <span className={css.since}>
            {texts.twoStepSummary({
              confirmedAt: (
                <time dateTime={confirmedAt} title={exactText(confirmedAt)}>
                  {dayText(confirmedAt, today)}
                </time>
              ),
              recoveryCodesLeft,
            })}
          </span>
        )}
      </p>
      {recoveryCodesLeft < FEW && (
        <Flash
          stay
          tone="wait"
          title={recoveryCodesLeft === 0 ? texts.noRecoveryCodesLeft : texts.fewRecoveryCodesLeft}
          text={texts.recoveryCodesHint}
        />
      )}
    </>
  );
}
