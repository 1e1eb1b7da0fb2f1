import type { Email } from "../mails/view.ts";

type About = { firstName: string; parentName: string; reason: string | null; publicUrl: string };

/** Returns the email about a staff decision on a parent animal. */
export function parentEmail(isApproved: boolean, { firstName, parentName, reason, publicUrl }: About): Email {
  const greeting = `Hi ${firstName},`;
  return isApproved
    ? {
      subject: `${parentName} is verified`,
      heading: `${parentName} is verified`,
      paragraphs: [
        greeting,
        `We reviewed the papers and health tests of ${parentName}. Buyers now see “Parent Verified” on your page and with each litter.`,
      ],
      action: { label: "See your dams and sires", url: `${publicUrl}/breeder/parents` },
    }
    : {
      subject: `${parentName} needs a change`,
      heading: `We couldn't verify ${parentName} yet`,
      paragraphs: [
        greeting,
        `We reviewed ${parentName}'s details and couldn't verify them yet. Here's why:`,
        ...(reason ? [`“${reason}”`] : []),
        "Fix this and save, and we'll review it again. Your listings can still name this parent; buyers see “Not yet verified” until then.",
      ],
      action: { label: "Edit your dam or sire", url: `${publicUrl}/breeder/parents` },
    };
}
