import type { Email } from "../mails/view.ts";
import type { ClaimKind } from "./claim_rules.ts";

type About = { firstName: string; newText: string | null; reason: string | null; publicUrl: string };

const WHAT: Readonly<Record<ClaimKind, string>> = {
  name: "name",
  place: "address",
  licence: "license",
};

/** The email about a decision of staff on a change of a program's name, place or license. */
export function claimEmail(kind: ClaimKind, isAccepted: boolean, about: About): Email {
  const { firstName, newText, reason, publicUrl } = about;
  const hello = `Hi ${firstName},`;
  const what = WHAT[kind];
  const action = { label: "Open your profile", url: `${publicUrl}/breeder/profile` };
  if (isAccepted) {
    return {
      subject: `Your new ${what} is approved`,
      heading: `Your new ${what} is approved`,
      paragraphs: [
        hello,
        newText === null
          ? `We approved your change. Your page no longer shows a ${what}.`
          : kind === "place"
          ? `We approved your new address: ${newText}. Your page and listings show the new city and state now.`
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
