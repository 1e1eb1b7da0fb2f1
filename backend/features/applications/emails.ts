import type { Email } from "../mails/view.ts";

/** Returns the email to a breeder about a new application. */
export function applicationEmail(about: { firstName: string; buyer: string; publicUrl: string }): Email {
  return {
    subject: `${about.buyer} applied for one of your pets`,
    heading: "A new application",
    paragraphs: [
      `Hi ${about.firstName},`,
      `${about.buyer} would like to give one of your pets a home and answered your questions. Read the answers, then approve or decline the application.`,
    ],
    action: { label: "Read the application", url: `${about.publicUrl}/breeder/applications` },
  };
}

/** Returns the email to the buyer about the breeder's decision. */
export function decisionEmail(
  about: {
    isApproved: boolean;
    firstName: string;
    program: string;
    reason: string | null;
    petId: string | null;
    breederId: string;
    publicUrl: string;
  },
): Email {
  const { firstName, program, reason, publicUrl } = about;
  const page = about.petId === null ? `/breeders/${about.breederId}` : `/pets/${about.petId}`;
  return about.isApproved
    ? {
      subject: `${program} approved your application`,
      heading: "You can reserve now",
      paragraphs: [
        `Hi ${firstName},`,
        `${program} read your answers and approved your application. You can reserve one of their pets now.`,
        ...(reason ? [`“${reason}”`] : []),
      ],
      action: { label: "Continue", url: `${publicUrl}${page}` },
    }
    : {
      subject: `An update on your application to ${program}`,
      heading: "Not this time",
      paragraphs: [
        `Hi ${firstName},`,
        `${program} read your answers and declined your application.`,
        ...(reason ? [`“${reason}”`] : []),
        "Other breeders and shelters have pets looking for a home.",
      ],
      action: { label: "Find other pets", url: `${publicUrl}/search` },
    };
}
