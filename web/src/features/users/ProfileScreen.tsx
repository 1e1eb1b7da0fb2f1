import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { updateUserMutation, type User } from "@hearthpaw/client";
import {
  Button,
  dayText,
  Field,
  KeyFacts,
  Link,
  Loading,
  Skeleton,
  Stack,
  useToast,
} from "@hearthpaw/ui-kit";
import { AccountShell } from "../../components/dashboards/AccountShell.tsx";
import { Form } from "../../components/forms/Form.tsx";
import { useSession } from "../../components/session/session.tsx";
import { useClient } from "../../lib/client_context.ts";
import { formatPhone, phoneError, phoneToE164 } from "../../lib/people.ts";
import { useToday } from "../../lib/today.ts";
import { useForm } from "../../lib/use_form.ts";
import { AvatarField } from "./AvatarField.tsx";
import { EmailState } from "./EmailState.tsx";
import * as texts from "./texts.tsx";
import css from "./users.module.css";

/** The signed-in person's names, phone and address, and the sign-out button. */
export function ProfileScreen() {
  return (
    <AccountShell title={texts.yourProfile}>
      <Profile />
    </AccountShell>
  );
}

function Profile() {
  const { user, signOut } = useSession();
  const navigate = useNavigate();
  const today = useToday();
  if (!user) {
    return (
      <Loading>
        <Skeleton height={560} />
      </Loading>
    );
  }
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <div className={css.profile}>
      <h1>{name}</h1>
      <AvatarField user={user} />
      <div className={css.form}>
        <Names user={user} />
      </div>
      <KeyFacts
        facts={[
          {
            term: texts.emailAddress,
            value: user.email,
            note: (
              <span className={css.state}>
                <EmailState isVerified={user.isEmailVerified} />
                <Link href="/account/settings#email">{texts.changeEmail}</Link>
              </span>
            ),
          },
          ...(user.programName ? [{ term: texts.program, value: user.programName }] : []),
          { term: texts.memberSince, value: dayText(user.createdAt, today) },
        ]}
      />
      <Stack row wrap gap={3}>
        <Button
          variant="secondary"
          onClick={async () => {
            await signOut();
            await navigate({ to: "/" });
          }}
        >
          {texts.signOut}
        </Button>
      </Stack>
    </div>
  );
}

/** Names and phone for future reservations and messages. */
function Names({ user }: { user: User }) {
  const client = useClient();
  const { show } = useToast();
  const update = useMutation(updateUserMutation(client));
  const form = useForm({
    whenLeft: "save",
    initial: {
      firstName: user.firstName,
      lastName: user.lastName,
      phoneNumber: user.phoneNumber ? formatPhone(user.phoneNumber) : "",
    },
    check: ({ firstName, lastName, phoneNumber }) => ({
      firstName: firstName.trim() === "" ? texts.enterYourFirstName : undefined,
      lastName: lastName.trim() === "" ? texts.enterYourLastName : undefined,
      phoneNumber: phoneNumber.trim() === "" ? undefined : phoneError(phoneNumber),
    }),
    async send({ firstName, lastName, phoneNumber }) {
      const answer = await update.mutateAsync({
        body: {
          firstName: firstName.trim(),
          lastName: lastName.trim(),
          phoneNumber: phoneToE164(phoneNumber) ?? null,
        },
      });
      client.session.keep({ user: answer.user });
      const { phoneNumber: saved, ...now } = answer.user;
      const isWaiting = now.firstName !== firstName.trim() || now.lastName !== lastName.trim();
      form.accept({
        firstName: now.firstName,
        lastName: now.lastName,
        phoneNumber: saved ? formatPhone(saved) : "",
      });
      show({ tone: "done", title: isWaiting ? texts.nameInReview : texts.profileSaved });
    },
  });
  return (
    <Form quiet form={form} label={texts.profile} go={texts.save}>
      <div className={css.two}>
        <Field
          label={texts.firstName}
          autoComplete="given-name"
          maxLength={60}
          {...form.field("firstName")}
        />
        <Field label={texts.lastName} autoComplete="family-name" maxLength={60} {...form.field("lastName")} />
      </div>
      <Field
        label={texts.phone}
        optional
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        maxLength={30}
        hint={texts.phoneHint}
        {...form.field("phoneNumber")}
      />
    </Form>
  );
}
