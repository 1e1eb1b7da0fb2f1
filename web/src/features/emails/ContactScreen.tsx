import { useState } from "react";
import { askAboutTraining, askSupport } from "@hearthpaw/client";
import { Button, Container, Field, Link, Section, Select } from "@hearthpaw/ui-kit";
import { QuestionForm } from "../../components/questions/QuestionForm.tsx";
import { useClient } from "../../lib/client_context.ts";
import { useConfiguration } from "../../lib/configuration.ts";
import css from "./contact.module.css";

const TOPICS = [
  { value: "A reservation or payment", label: "A reservation or payment" },
  { value: "My account", label: "My account" },
  { value: "A listing or a breeder", label: "A listing or a breeder" },
  { value: "training", label: "Training for my pet" },
  { value: "Something else", label: "Something else" },
];

/** How to reach the team: by phone, by email, or by a form that does it for you. */
export function ContactScreen() {
  const configuration = useConfiguration();
  const [sentTo, setSentTo] = useState<string>();
  return (
    <Container className={css.page}>
      <h1>Contact us</h1>
      <p className={css.lead}>
        Our team answers by phone or email. If it's about a reservation, add its number. Many questions are
        answered under <Link href="/help">Help</Link>.
      </p>
      {configuration && (
        <p className={css.ways}>
          <a href={`tel:${configuration.supportPhone.replace(/[^+\d]/g, "")}`}>
            {configuration.supportPhone}
          </a>
          <a href={`mailto:${configuration.supportEmail}`}>{configuration.supportEmail}</a>
        </p>
      )}
      <Section title="Write to us" className={css.form}>
        {sentTo === undefined ? <Ask onSent={setSentTo} /> : (
          <div role="status">
            <p>{`Thank you. We received your question and will answer to ${sentTo}.`}</p>
            <p>
              <Button variant="secondary" onClick={() => setSentTo(undefined)}>Ask something else</Button>
            </p>
          </div>
        )}
      </Section>
    </Container>
  );
}

function Ask({ onSent }: { onSent: (email: string) => void }) {
  const client = useClient();
  const [topic, setTopic] = useState(TOPICS[0]!.value);
  const [zip, setZip] = useState("");
  const isTraining = topic === "training";
  return (
    <QuestionForm
      go="Send"
      hint="Never send us card numbers or passwords."
      send={async (question) => {
        if (isTraining) {
          const postalCode = /^\d{5}$/.test(zip.trim()) ? { postalCode: zip.trim() } : {};
          await askAboutTraining(client, { body: { ...question, ...postalCode } });
        } else await askSupport(client, { body: { ...question, subject: topic } });
        onSent(question.email);
      }}
    >
      <Select
        label="What is it about?"
        options={TOPICS}
        value={topic}
        onChange={(event) => setTopic(event.target.value)}
      />
      {isTraining && (
        <Field
          label="ZIP code"
          optional
          hint="So we can suggest a trainer near you."
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={5}
          value={zip}
          onChange={(event) => setZip(event.target.value)}
        />
      )}
    </QuestionForm>
  );
}
