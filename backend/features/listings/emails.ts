import type { ListingStatus } from "../../platform/db/schema.ts";
import type { Email } from "../mails/view.ts";
import type { ChangeKind } from "./rules.ts";

type About = { firstName: string; petId: string; petName: string; reason: string | null; publicUrl: string };

const quoted = (reason: string | null): string[] => reason ? [`“${reason}”`] : [];

/** The mail about a decision of staff on a listing; undefined for one that changes nothing for the breeder. */
export function listingEmail(status: ListingStatus, about: About): Email | undefined {
  const { firstName, petId, petName, reason, publicUrl } = about;
  const hello = `Hello ${firstName},`;
  switch (status) {
    case "available":
      return {
        subject: `${petName} is live`,
        heading: `${petName} can be found now`,
        paragraphs: [hello, `we have looked at your listing of ${petName}, and everybody can see it now.`],
        action: { label: `See ${petName}`, url: `${publicUrl}/pets/${petId}` },
      };
    case "rejected":
      return {
        subject: `Your listing of ${petName} needs a change`,
        heading: "One thing to put right",
        paragraphs: [
          hello,
          `we have looked at your listing of ${petName} and cannot publish it yet. This is what we saw:`,
          ...quoted(reason),
          "Put it right and hand the listing in again; nothing that you wrote is lost.",
        ],
        action: { label: "Edit the listing", url: `${publicUrl}/breeder/pets/${petId}/edit` },
      };
    case "no-longer-available":
      return {
        subject: `Your listing of ${petName} was taken down`,
        heading: "A listing was taken down",
        paragraphs: [
          hello,
          `we have taken down your listing of ${petName}.`,
          ...quoted(reason),
          "Write to us if you think that this is wrong.",
        ],
        action: { label: "My listings", url: `${publicUrl}/breeder/pets` },
      };
    default:
      return undefined;
  }
}

const WHAT: Record<ChangeKind, string> = {
  photo: "the new pictures",
  video: "the new video",
  name: "the new name",
  description: "the new description",
};

/** The mail about a decision of staff on a change of a listing. */
export function changeRequestEmail(kind: ChangeKind, isAccepted: boolean, about: About): Email {
  const { firstName, petId, petName, reason, publicUrl } = about;
  return isAccepted
    ? {
      subject: `Your change of ${petName} is live`,
      heading: "Your change is live",
      paragraphs: [`Hello ${firstName},`, `everybody can see ${WHAT[kind]} of ${petName} now.`],
      action: { label: `See ${petName}`, url: `${publicUrl}/pets/${petId}` },
    }
    : {
      subject: `Your change of ${petName} was not accepted`,
      heading: "The listing stays as it was",
      paragraphs: [
        `Hello ${firstName},`,
        `we have not taken over ${WHAT[kind]} of ${petName}, for this reason:`,
        ...quoted(reason),
        "The listing stays as it was. You can send another change at any time.",
      ],
      action: { label: "Edit the listing", url: `${publicUrl}/breeder/pets/${petId}/edit` },
    };
}
