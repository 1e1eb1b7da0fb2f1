import type { Email } from "../mails/view.ts";
import type { ClaimKind } from "./claim_rules.ts";

type About = { firstName: string; newText: string | null; reason: string | null; publicUrl: string };

const WHAT: Readonly<Record<ClaimKind, string>> = {
  "name": "name",
  "legal-name": "legal name",
  "place": "address",
  "licence": "license",
  "premises": "photos of where your pets live",
};

/** Returns the email about a staff decision or question on a change of a verified claim. */
export function claimEmail(kind: ClaimKind, decision: "accept" | "ask" | "reject", about: About): Email {
  return kind === "premises" ? premisesEmail(decision, about) : textEmail(kind, decision, about);
}

function premisesEmail(
  decision: "accept" | "ask" | "reject",
  { firstName, reason, publicUrl }: About,
): Email {
  const hello = `Hi ${firstName},`;
  const action = { label: "Open your profile", url: `${publicUrl}/breeder/profile` };
  const said = reason ? [`“${reason}”`] : [];
  switch (decision) {
    case "accept":
      return {
        subject: "Your new photos are approved",
        heading: "Your new photos are approved",
        paragraphs: [
          hello,
          "We approved the new photos of where your pets live. There's nothing left to do.",
        ],
        action,
      };
    case "ask":
      return {
        subject: "A question about your new photos",
        heading: "We have a question",
        paragraphs: [
          hello,
          "Before we decide on the new photos of where your pets live, we'd like to know:",
          ...said,
        ],
        action: { ...action, label: "Answer the question" },
      };
    case "reject":
      return {
        subject: "Your new photos weren't approved",
        heading: "Your photos didn't change",
        paragraphs: [
          hello,
          "We didn't approve the new photos of where your pets live. Here's why:",
          ...said,
          "The earlier ones stay. You can submit others any time.",
        ],
        action,
      };
  }
}

function textEmail(kind: ClaimKind, decision: "accept" | "ask" | "reject", about: About): Email {
  const { firstName, newText, reason, publicUrl } = about;
  const hello = `Hi ${firstName},`;
  const what = WHAT[kind];
  const action = { label: "Open your profile", url: `${publicUrl}/breeder/profile` };
  if (decision === "ask") {
    return {
      subject: `A question about your new ${what}`,
      heading: "We have a question",
      paragraphs: [
        hello,
        `Before we decide on the change of your ${what}${
          newText === null ? "" : ` to ${newText}`
        }, we'd like to know:`,
        ...(reason ? [`“${reason}”`] : []),
        `Until then, your current ${what} stays.`,
      ],
      action: { ...action, label: "Answer the question" },
    };
  }
  if (decision === "accept") {
    return {
      subject: `Your new ${what} is approved`,
      heading: `Your new ${what} is approved`,
      paragraphs: [
        hello,
        newText === null
          ? `We approved your change. Your page no longer shows a ${what}.`
          : kind === "place"
          ? `We approved your new address: ${newText}. Your page and listings show the new city and state now.`
          : kind === "legal-name"
          ? `We approved your new legal name: ${newText}. Your account uses it now.`
          : kind === "name"
          ? `We approved your new name: ${newText}. Your page shows it now, and new sale contracts name it. Contracts that ` +
            "buyers have accepted stay as they are."
          : `We approved your new ${what}: ${newText}. Your page shows it now.`,
      ],
      action,
    };
  }
  return {
    subject: `Your new ${what} wasn't approved`,
    heading: `Your ${what} didn't change`,
    paragraphs: [
      hello,
      `We didn't approve the change of your ${what}${newText === null ? "" : ` to ${newText}`}. Here's why:`,
      ...(reason ? [`“${reason}”`] : []),
      `Your current ${what} stays. You can submit another change any time.`,
    ],
    action,
  };
}
