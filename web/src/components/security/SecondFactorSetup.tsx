import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  getSecondFactorQuery,
  proveSecondFactorMutation,
  type SecondFactorSecretAnswer,
  startSecondFactor,
  translate,
} from "@hearthpaw/client";
import { Button, ErrorNotice, Icon, Loading, Skeleton } from "@hearthpaw/ui-kit";
import { useClient } from "../../lib/client_context.ts";
import { atFields, codeError, type CodeKind } from "../../lib/second_factor.ts";
import { failureWords, useForm } from "../../lib/use_form.ts";
import { Form } from "../forms/Form.tsx";
import { SecondFactorEnrol } from "./SecondFactorEnrol.tsx";
import { SecondFactorField } from "./SecondFactorField.tsx";
import { useSession } from "../session/session.tsx";
import * as texts from "./texts.tsx";
import css from "./second_factor.module.css";

/**
 * Handles the server's `second_factor_required`. Sets up the second factor; if it is on and this session has
 * not proved it (lately), asks for a code. Then refetches all data of the page and calls `onDone`. `why` is a
 * sentence that says what needs the factor.
 */
export function SecondFactorSetup({ why, onDone }: { why: string; onDone?: () => void }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { user } = useSession();
  const { data, error, refetch } = useQuery(getSecondFactorQuery(client));
  const [given, setGiven] = useState<SecondFactorSecretAnswer>();
  const [failure, setFailure] = useState<string>();

  async function goOn() {
    onDone?.();
    await queryClient.invalidateQueries();
  }
  async function begin() {
    setFailure(undefined);
    try {
      setGiven(await startSecondFactor(client));
    } catch (thrown) {
      setFailure(failureWords(translate(thrown)).title);
      await refetch();
    }
  }

  if (!data || !user) {
    if (error) return <ErrorNotice title={failureWords(translate(error)).title} onRetry={() => refetch()} />;
    return (
      <Loading>
        <Skeleton height={320} />
      </Loading>
    );
  }
  return (
    <div className={css.setup}>
      <div className={css.head}>
        <span className={css.shield}>
          <Icon name="shield" size={28} />
        </span>
        <div>
          <h2 className={css.heading}>
            {!data.secondFactor.isOn
              ? texts.setUpTwoStepFirst
              : given
              ? texts.twoStepVerificationIsOn
              : texts.enterACodeToContinue}
          </h2>
          <p className={css.lead}>{why}</p>
        </div>
      </div>
      {failure && <ErrorNotice title={failure} />}
      {given
        ? (
          <SecondFactorEnrol
            given={given}
            email={user.email}
            onDone={goOn}
            onCancel={() => setGiven(undefined)}
          />
        )
        : data.secondFactor.isOn
        ? <Prove onDone={goOn} />
        : (
          <>
            <p className={css.lead}>{texts.setUpHint}</p>
            <div>
              <Button icon="shield" onClick={begin}>{texts.setItUp}</Button>
            </div>
          </>
        )}
    </div>
  );
}

/** Asks for a code of the active factor. `onDone` is called once this session has proved it. */
export function Prove({ onDone }: { onDone: () => Promise<void> }) {
  const client = useClient();
  const [kind, setKind] = useState<CodeKind>("app");
  const prove = useMutation({ ...proveSecondFactorMutation(client), onSuccess: () => onDone() });
  const form = useForm({
    whenLeft: "forget",
    initial: { code: "" },
    check: ({ code }) => ({ code: codeError(code, kind) }),
    send: ({ code }) =>
      prove.mutateAsync({ body: { code } }).catch((thrown) => {
        throw atFields(thrown, { second_factor_wrong: "code" });
      }),
  });
  return (
    <Form quiet form={form} go={texts.continueButton} label={texts.twoStepVerification}>
      <SecondFactorField field={form.field("code")} kind={kind} onKind={setKind} />
    </Form>
  );
}
