/** The address of our support as a link that opens an email. */
export function SupportEmail({ email }: { email: string }) {
  return <a href={`mailto:${email}`}>{email}</a>;
}
