import { useMutation } from "@tanstack/react-query";
import {
  changeStaffRank,
  inviteStaffMutation,
  removeStaff,
  type StaffMember,
  type StaffMembersAnswer,
  type StaffRank,
} from "@hearthpaw/client";
import { Dialog, Field, Select, useToast } from "@hearthpaw/ui-kit";
import { Form } from "../../components/forms/Form.tsx";
import { useDecisionForm } from "../../components/staff/use_decision_form.ts";
import { useClient } from "../../lib/client_context.ts";
import { emailError } from "../../lib/people.ts";
import { useForm } from "../../lib/use_form.ts";
import * as texts from "./member_texts.ts";
import css from "./staff.module.css";

type About = { onClose: () => void; onDone: (now: StaffMembersAnswer) => void };
const OPTIONS = (Object.keys(texts.RANKS) as StaffRank[]).map((value) => ({
  value,
  label: texts.RANKS[value],
}));

function RankField({ value, onChange }: { value: StaffRank; onChange: (rank: StaffRank) => void }) {
  return (
    <Select
      label={texts.rank}
      hint={texts.RANK_HELP[value]}
      options={OPTIONS}
      value={value}
      onChange={(event) => onChange(event.target.value as StaffRank)}
    />
  );
}

/** Emails a person a link to join the staff. */
export function InviteStaffDialog({ onClose, onDone }: About) {
  const client = useClient();
  const { show } = useToast();
  const invite = useMutation(inviteStaffMutation(client));
  const form = useForm({
    initial: { email: "", rank: "moderator" as StaffRank },
    check: ({ email }) => ({ email: emailError(email) }),
    send: ({ email, rank }) => invite.mutateAsync({ body: { email: email.trim().toLowerCase(), rank } }),
    done(now, { email }) {
      onDone(now);
      show({ tone: "done", title: texts.invitationSent(email.trim().toLowerCase()) });
      form.leave(onClose);
    },
  });
  return (
    <Dialog
      open
      onClose={() => form.leave(onClose)}
      title={texts.inviteTitle}
      description={texts.inviteHelp}
    >
      <Form form={form} go={texts.sendInvitation} onCancel={onClose}>
        <Field
          label={texts.email}
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={254}
          data-autofocus
          {...form.field("email")}
        />
        <RankField value={form.values.rank} onChange={(rank) => form.change({ rank })} />
      </Form>
    </Dialog>
  );
}

type Closing = { member: StaffMember; onClose: () => void };

/** Changes a member's rank. */
export function RankDialog({ member, onClose }: Closing) {
  const client = useClient();
  const name = `${member.firstName} ${member.lastName}`;
  const form = useDecisionForm({
    kind: "members",
    id: member.id,
    needsCode: true,
    initial: { rank: member.rank },
    check: () => ({}),
    decision: ({ rank }) =>
      rank === member.rank ? undefined : {
        title: texts.rankChanged(name, rank),
        failed: texts.rankNotChanged(name),
        send: (options) => changeStaffRank(client, { id: member.id, body: { rank } }, options),
      },
    onClose,
  });
  return (
    <Dialog
      open
      size="small"
      onClose={() => form.leave(onClose)}
      title={texts.changeRankOf(name)}
      description={texts.signedOutHelp(member.firstName)}
    >
      <Form form={form} go={texts.save} onCancel={onClose}>
        <RankField value={form.values.rank} onChange={(rank) => form.change({ rank })} />
      </Form>
    </Dialog>
  );
}

/** Removes a member's rank. */
export function RemoveDialog({ member, onClose }: Closing) {
  const client = useClient();
  const name = `${member.firstName} ${member.lastName}`;
  const form = useDecisionForm({
    kind: "members",
    id: member.id,
    needsCode: true,
    initial: {},
    check: () => ({}),
    decision: () => ({
      title: texts.removed(name),
      failed: texts.notRemoved(name),
      send: (options) => removeStaff(client, { id: member.id }, options),
    }),
    onClose,
  });
  return (
    <Dialog open size="small" onClose={onClose} title={texts.removeOf(name)}>
      <Form form={form} go={texts.remove} onCancel={onClose}>
        <ul className={css.bullets}>
          <li>{texts.signedOutHelp(member.firstName)}</li>
          <li>{texts.keepsAccount(member.firstName)}</li>
        </ul>
      </Form>
    </Dialog>
  );
}
