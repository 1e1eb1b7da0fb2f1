import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type Chat, reportChat, type ReportChatInput, translate } from "@hearthpaw/client";
import { Button, Dialog, Field, Icon, Menu, RadioGroup, useToast } from "@hearthpaw/ui-kit";
import { Form } from "../../components/forms/Form.tsx";
import { useClient } from "../../lib/client_context.ts";
import { useForm } from "../../lib/use_form.ts";
import { changeMember } from "./change_member.ts";
import css from "./chats.module.css";

type Reason = ReportChatInput["body"]["reason"];
const REASONS: { value: Reason; label: string }[] = [
  { value: "fraud", label: "It looks like a scam" },
  { value: "spam", label: "It’s spam" },
  { value: "harassment", label: "It’s abusive or threatening" },
  { value: "other", label: "Something else" },
];

/** What one can do about a conversation. */
export function ChatMenu({ chat }: { chat: Chat }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const [open, setOpen] = useState<"block" | "report">();
  const { id, partner, isMuted, standing } = chat;
  const isBlocking = standing === "blocked-by-me";

  async function change(some: Parameters<typeof changeMember>[3], title: string) {
    setOpen(undefined);
    try {
      await changeMember(client, queryClient, id, some);
      show({ tone: "done", title });
    } catch (thrown) {
      show({ tone: "fail", title: translate(thrown).message });
    }
  }

  return (
    <>
      <Menu
        label="Conversation options"
        trigger={<Icon name="more" size={22} />}
        items={[
          {
            label: isMuted ? "Turn notifications on" : "Turn notifications off",
            icon: "bell",
            onSelect: () =>
              void change({ isMuted: !isMuted }, isMuted ? "Notifications are on" : "Notifications are off"),
          },
          {
            label: isBlocking ? `Unblock ${partner.name}` : `Block ${partner.name}`,
            icon: "lock",
            onSelect: () =>
              isBlocking
                ? void change({ isBlocked: false }, `${partner.name} is unblocked`)
                : setOpen("block"),
          },
          { kind: "line" },
          { label: "Report conversation", icon: "warning", danger: true, onSelect: () => setOpen("report") },
        ]}
      />
      {open === "block" && (
        <Dialog
          open
          onClose={() => setOpen(undefined)}
          size="small"
          title={`Block ${partner.name}?`}
          footer={
            <div className={css.buttons}>
              <Button variant="quiet" onClick={() => setOpen(undefined)}>Cancel</Button>
              <Button
                variant="danger"
                onClick={() => void change({ isBlocked: true }, `${partner.name} is blocked`)}
              >
                Block
              </Button>
            </div>
          }
        >
          <p>
            Neither of you can message the other until you unblock them, about any pet. You both keep what was
            written.
          </p>
        </Dialog>
      )}
      {open === "report" && <ReportDialog chat={chat} onClose={() => setOpen(undefined)} />}
    </>
  );
}

function ReportDialog({ chat: { id, partner }, onClose }: { chat: Chat; onClose: () => void }) {
  const client = useClient();
  const { show } = useToast();
  const form = useForm({
    initial: { reason: "", details: "" },
    check: ({ reason }) => ({ reason: reason === "" ? "Choose what’s wrong." : undefined }),
    async send({ reason, details }) {
      const said = details.trim();
      await reportChat(client, {
        id,
        body: { reason: reason as Reason, ...(said ? { details: said } : {}) },
      });
      show({ tone: "done", title: "Thank you. Our team will review it." });
      onClose();
    },
  });
  const reason = form.field("reason");
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!form.isSending}
      title="Report this conversation?"
      description={`Our team will read it. We won’t tell ${partner.name} who reported it.`}
    >
      <Form
        form={form}
        go="Report conversation"
        onCancel={onClose}
      >
        <div id={reason.id} tabIndex={-1} className={css.reasons}>
          <RadioGroup
            legend="What’s wrong?"
            value={(form.values.reason || undefined) as Reason | undefined}
            onChange={(chosen) => form.change({ reason: chosen })}
            error={reason.error}
            options={REASONS}
          />
        </div>
        <Field
          multiline
          rows={3}
          label="Anything that helps us"
          optional
          maxLength={2000}
          {...form.field("details")}
        />
      </Form>
    </Dialog>
  );
}
