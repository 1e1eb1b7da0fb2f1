import type { Email } from "../mails/view.ts";

/** The mail to a breeder about somebody's answers. */
export function applicationEmail(about: { firstName: string; buyer: string; publicUrl: string }): Email {
  return {
    subject: `${about.buyer} has answered your questions`,
    heading: "A new application",
    paragraphs: [
      `Hello ${about.firstName},`,
      `${about.buyer} would like to give one of your animals a home and has answered your questions. Read the answers and say yes or no; a quick answer is the friendliest one.`,
    ],
    action: { label: "Read the application", url: `${about.publicUrl}/breeder/applications` },
  };
}

/** The mail to the buyer about the breeder's decision. */
export function decisionEmail(
  about: {
    isApproved: boolean;
    firstName: string;
    programme: string;
    reason: string | null;
    petId: string | null;
    breederId: string;
    publicUrl: string;
  },
): Email {
  const { firstName, programme, reason, publicUrl } = about;
  const page = about.petId === null ? `/breeders/${about.breederId}` : `/pets/${about.petId}`;
  return about.isApproved
    ? {
      subject: `${programme} has approved your application`,
      heading: "You can reserve now",
      paragraphs: [
        `Hello ${firstName},`,
        `${programme} has read your answers and is glad to have you. You can reserve an animal of theirs now.`,
        ...(reason ? [`“${reason}”`] : []),
      ],
      action: { label: "Go on", url: `${publicUrl}${page}` },
    }
    : {
      subject: `${programme} has answered your application`,
      heading: "Not this time",
      paragraphs: [
        `Hello ${firstName},`,
        `${programme} has read your answers and has decided against a reservation:`,
        ...(reason ? [`“${reason}”`] : []),
        "There are other breeders and shelters with animals that look for a home.",
      ],
      action: { label: "See other animals", url: `${publicUrl}/search` },
    };
}
