import type { ListingStatus } from "../../platform/db/schema.ts";
import type { Email } from "../mails/view.ts";
import type { ChangeKind } from "./rules.ts";

type About = { firstName: string; petId: string; petName: string; reason: string | null; publicUrl: string };

const quoted = (reason: string | null): string[] => reason ? [`“${reason}”`] : [];

/** Returns the email about staff's resolution of a listing. Undefined if nothing changes for the breeder. */
export function listingEmail(
  status: ListingStatus,
  about: About,
  before: ListingStatus = "in-review",
): Email | undefined {
  const { firstName, petId, petName, reason, publicUrl } = about;
  const hello = `Hi ${firstName},`;
  switch (status) {
    case "not-approved-internal":
      // Setting a listing aside during the review changes nothing for the breeder.
      return before === "in-review" ? undefined : {
        subject: `Your listing for ${petName} is off the market`,
        heading: `We've taken down your listing for ${petName}`,
        paragraphs: [
          `Hi ${firstName},`,
          `We've taken down your listing for ${petName} while we look into it.`,
          ...quoted(reason),
          "Contact our team if you think this is a mistake.",
        ],
        action: { label: "View your listings", url: `${publicUrl}/breeder/pets` },
      };
    case "available":
      return {
        subject: `${petName} is live`,
        heading: `${petName} is live`,
        paragraphs: [hello, `We approved your listing for ${petName}, and everyone can see it now.`],
        action: { label: `View ${petName}'s listing`, url: `${publicUrl}/pets/${petId}` },
      };
    case "rejected":
      return {
        subject: `Your listing for ${petName} needs a change`,
        heading: "One thing to fix",
        paragraphs: [
          hello,
          `We reviewed your listing for ${petName} and can't publish it yet. Here's why:`,
          ...quoted(reason),
          "Fix it and submit the listing again. Nothing you wrote is lost.",
        ],
        action: { label: "Edit the listing", url: `${publicUrl}/breeder/pets/${petId}/edit` },
      };
    case "no-longer-available":
      return {
        subject: `Your listing for ${petName} was taken down`,
        heading: "Your listing was taken down",
        paragraphs: [
          hello,
          `We took down your listing for ${petName}.`,
          ...quoted(reason),
          "If you think we got this wrong, contact us.",
        ],
        action: { label: "My listings", url: `${publicUrl}/breeder/pets` },
      };
    default:
      return undefined;
  }
}

const WHAT: Record<ChangeKind, string> = {
  photo: "the new photos",
  video: "the new video",
  name: "the new name",
  description: "the new description",
};

/** Returns the email about staff's resolution of a change request. */
export function changeRequestEmail(kind: ChangeKind, isAccepted: boolean, about: About): Email {
  const { firstName, petId, petName, reason, publicUrl } = about;
  return isAccepted
    ? {
      subject: `Your change to ${petName} is live`,
      heading: "Your change is live",
      paragraphs: [`Hi ${firstName},`, `Everyone can see ${WHAT[kind]} of ${petName} now.`],
      action: { label: `View ${petName}'s listing`, url: `${publicUrl}/pets/${petId}` },
    }
    : {
      subject: `Your change to ${petName} wasn't approved`,
      heading: "Your listing didn't change",
      paragraphs: [
        `Hi ${firstName},`,
        `We didn't approve ${WHAT[kind]} of ${petName}. Here's why:`,
        ...quoted(reason),
        "Your listing didn't change. You can submit another change any time.",
      ],
      action: { label: "Edit the listing", url: `${publicUrl}/breeder/pets/${petId}/edit` },
    };
}
