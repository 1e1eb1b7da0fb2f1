import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { askAboutTrainingMutation, askSupport, askSupportMutation } from "@hearthpaw/client";
import { Arrival, Button, Container, Field, Link, Section, Select } from "@hearthpaw/ui-kit";
import { QuestionForm, useQuestion } from "../../components/questions/QuestionForm.tsx";
import { bringBack } from "../../lib/bring_back.ts";
import { useClient } from "../../lib/client_context.ts";
import { useConfiguration } from "../../lib/configuration.ts";
import { pasteZip } from "../../lib/zip.ts";
import * as texts from "./texts.tsx";
import css from "./contact.module.css";

type Topic = NonNullable<Parameters<typeof askSupport>[1]["body"]["topic"]> | "training";

const TOPICS: { value: Topic; label: string }[] = [
  { value: "reservation", label: texts.aReservationOrPayment },
  { value: "account", label: texts.myAccount },
  { value: "listing", label: texts.aListingOrABreeder },
  { value: "training", label: texts.trainingForMyPet },
  { value: "other", label: texts.somethingElse },
];

/** Ways to reach the team: by phone, by email, or by a form that sends the email. */
export function ContactScreen() {
  const configuration = useConfiguration();
  const [sentTo, setSentTo] = useState<string>();
  return (
    <Container width="text" className={css.page}>
      <h1>{texts.contactUs}</h1>
      <p className={css.lead}>
        {texts.contactUsExplained((text) => <Link href="/help">{text}</Link>)}
      </p>
      {configuration && (
        <p className={css.ways}>
          <a href={`tel:${configuration.supportPhone.replace(/[^+\d]/g, "")}`}>
            {configuration.supportPhone}
          </a>
          <a href={`mailto:${configuration.supportEmail}`}>{configuration.supportEmail}</a>
        </p>
      )}
      <Section title={texts.sendUsAMessage} className={css.form}>
        {sentTo === undefined ? <Ask onSent={setSentTo} /> : (
          <Arrival className={css.sent}>
            <p>{texts.willReplyTo(sentTo)}</p>
            <Button
              variant="secondary"
              onClick={({ currentTarget }) => bringBack(currentTarget, () => setSentTo(undefined))}
            >
              {texts.askSomethingElse}
            </Button>
          </Arrival>
        )}
      </Section>
    </Container>
  );
}

function Ask({ onSent }: { onSent: (email: string) => void }) {
  const client = useClient();
  const [topic, setTopic] = useState<Topic>("reservation");
  const [zip, setZip] = useState("");
  const askTraining = useMutation(askAboutTrainingMutation(client));
  const askUs = useMutation(askSupportMutation(client));
  const form = useQuestion({
    send(question) {
      if (topic !== "training") return askUs.mutateAsync({ body: { ...question, topic } });
      const postalCode = /^\d{5}$/.test(zip.trim()) ? { postalCode: zip.trim() } : {};
      return askTraining.mutateAsync({ body: { ...question, ...postalCode } });
    },
    done: onSent,
    beside: zip,
  });
  return (
    <QuestionForm form={form} go={texts.send} hint={texts.noCardNumbersHint}>
      <Select
        label={texts.whatIsItAbout}
        options={TOPICS}
        value={topic}
        onChange={(event) => setTopic(event.target.value as Topic)}
      />
      {topic === "training" && (
        <Field
          label={texts.zipCode}
          optional
          hint={texts.zipCodeHint}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={5}
          onPaste={pasteZip}
          value={zip}
          onChange={(event) => setZip(event.target.value)}
        />
      )}
    </QuestionForm>
  );
}
