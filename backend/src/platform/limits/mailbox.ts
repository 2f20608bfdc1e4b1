/**
 * The mailbox of an e-mail address, for limits: what follows a plus sign in its name is the owner's own label (RFC 5233), so
 * `jan+1@` and `jan+2@` are one.
 * @param email in lower case
 */
export function mailboxOf(email: string): string {
  return email.replace(/\+[^@]*(?=@[^@]*$)/, '')
}
