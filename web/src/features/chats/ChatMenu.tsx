import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type Chat, type ReportChatInput, reportChatMutation, translate } from "@hearthpaw/client";
import { Button, Dialog, Icon, Menu, useToast } from "@hearthpaw/ui-kit";
import { ReportForm } from "../../components/forms/ReportForm.tsx";
import { useClient } from "../../lib/client_context.ts";
import { changeMember } from "./change_member.ts";
import * as texts from "./texts.ts";
import css from "./chats.module.css";

type Reason = ReportChatInput["body"]["reason"];
const REASONS: { value: Reason; label: string }[] = [
  { value: "fraud", label: texts.itLooksLikeAScam },
  { value: "spam", label: texts.itsSpam },
  { value: "harassment", label: texts.itsAbusiveOrThreatening },
  { value: "other", label: texts.somethingElse },
];

/** Actions for a conversation. */
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
        label={texts.conversationOptions}
        trigger={<Icon name="more" size={22} />}
        items={[
          {
            label: isMuted ? texts.turnNotificationsOn : texts.turnNotificationsOff,
            icon: "bell",
            onSelect: () =>
              void change(
                { isMuted: !isMuted },
                isMuted ? texts.notificationsAreOn : texts.notificationsAreOff,
              ),
          },
          {
            label: isBlocking ? texts.unblock(partner.name) : texts.block(partner.name),
            icon: "lock",
            onSelect: () =>
              isBlocking
                ? void change({ isBlocked: false }, texts.nameIsUnblocked(partner.name))
                : setOpen("block"),
          },
          { kind: "line" },
          {
            label: texts.reportConversation,
            icon: "warning",
            isDangerous: true,
            onSelect: () => setOpen("report"),
          },
        ]}
      />
      {open === "block" && (
        <Dialog
          open
          onClose={() => setOpen(undefined)}
          size="small"
          title={texts.blockQuestion(partner.name)}
          footer={
            <div className={css.buttons}>
              <Button variant="quiet" onClick={() => setOpen(undefined)}>{texts.cancel}</Button>
              <Button
                variant="danger"
                onClick={() => void change({ isBlocked: true }, texts.nameIsBlocked(partner.name))}
              >
                {texts.blockButton}
              </Button>
            </div>
          }
        >
          <p>
            {texts.blockExplained}
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
  const report = useMutation({
    ...reportChatMutation(client),
    onSuccess: () => show({ tone: "done", title: texts.reportReceived }),
  });
  return (
    <ReportForm
      title={texts.reportThisConversation}
      description={texts.reportExplained(partner.name)}
      reasons={REASONS}
      go={texts.reportConversation}
      send={(body) => report.mutateAsync({ id, body })}
      onClose={onClose}
    />
  );
}
