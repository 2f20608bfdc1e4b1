/** A mail before it has a form: the HTML and the plain text are both drawn from it. */
export interface MailText {
  subject: string
  /** what a list of mails shows after the subject */
  preheader: string
  title: string
  greeting: string
  parts: readonly MailPart[]
  /** why one gets this mail */
  reason: string
}

export type MailPart =
  | { kind: 'text'; text: string }
  | { kind: 'button'; label: string; href: string }
  /** of less weight than a text */
  | { kind: 'note'; text: string }

/** Who sends the mails of this site. */
export interface Sender {
  /** name of the site, such as "Gevel" */
  brand: string
  /** address of the site, without a slash at the end */
  siteUrl: string
  publisher: string
  /** street, postcode and town on one line; empty when the editors gave none */
  postalAddress: string
  /** where answers go; undefined when the editors gave none */
  email: string | undefined
}

export const text = (text: string): MailPart => ({ kind: 'text', text })
export const note = (text: string): MailPart => ({ kind: 'note', text })
export const button = (label: string, href: string): MailPart => ({ kind: 'button', label, href })
