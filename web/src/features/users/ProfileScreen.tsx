import { Avatar, Button, dayText, KeyFacts, Skeleton, Stack } from "@hearthpaw/ui-kit";
import { AccountShell } from "../../components/AccountShell.tsx";
import { useSession } from "../../components/session.tsx";
import { formatPhone } from "../../lib/people.ts";
import { useRouter } from "../../lib/router/hooks.ts";
import { useToday } from "../../lib/today.ts";

/** Who is signed in, and the way out. */
export function ProfileScreen() {
  return (
    <AccountShell title="Your profile">
      <Profile />
    </AccountShell>
  );
}

function Profile() {
  const { user, signOut } = useSession();
  const router = useRouter();
  const today = useToday();
  if (!user) return <Skeleton height={320} />;
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <Stack gap={5} align="flex-start">
      <Stack row gap={4} align="center">
        <Avatar name={name} src={user.profileImageURL} size={56} />
        <h1>{name}</h1>
      </Stack>
      <KeyFacts
        facts={[
          {
            term: "E-mail address",
            value: user.email,
            note: user.isEmailVerified ? "Verified" : "Not verified yet",
          },
          { term: "Phone", value: user.phoneNumber ? formatPhone(user.phoneNumber) : "Not given" },
          ...(user.programName ? [{ term: "Program", value: user.programName }] : []),
          { term: "Here since", value: dayText(user.createdAt, today) },
        ]}
      />
      <Button
        variant="secondary"
        onClick={async () => {
          await signOut();
          await router.navigate({ href: "/" });
        }}
      >
        Sign out
      </Button>
    </Stack>
  );
}
