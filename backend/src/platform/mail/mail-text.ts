/** The content of a mail: the HTML and the plain text are both rendered from it. */
export interface MailText {
  subject: string
  /** shown after the subject in a list of mails */
  preheader: string
  title: string
  greeting: string
  parts: readonly MailPart[]
  /** why the recipient gets this mail */
  reason: string
  /** the link that ends mails such as this one */
  unsubscribe?: { label: string; href: string }
  /** a person wrote it: automatic replies, such as those of a holiday, are welcome */
  isPersonal?: boolean
}

export type MailPart =
  | { kind: 'text'; text: string }
  | { kind: 'button'; label: string; href: string }
  /** less prominent than a text */
  | { kind: 'note'; text: string }
  /** what a person wrote, with its line breaks: in this mail, and elsewhere */
  | { kind: 'letter' | 'quote'; text: string }
  | { kind: 'amounts'; rows: readonly AmountRow[] }
  | { kind: 'heading'; text: string }
  /** a picture that is sent with the mail, by the `pictureId` of its attachment; `text` says what it is */
  | { kind: 'picture'; pictureId: string; text: string; width: number }
  | { kind: 'links'; items: readonly LinkItem[] }

/** A line of a bill, with its amount as people read it. */
export interface AmountRow {
  label: string
  amount: string
  /** set apart from the rows above it */
  isTotal?: boolean
}

/** A link with what is behind it, below it. */
export interface LinkItem {
  label: string
  href: string
  facts: string
}

/** The sender of the site's mails. */
export interface Sender {
  /** name of the site or of one of its editions, such as "Gevel" */
  brand: string
  /** URL of the site, without a trailing slash */
  siteUrl: string
  publisher: string
  /** street, postcode and town on one line; empty when the editors gave none */
  postalAddress: string
  /** number in the trade register, which every message of a business states (Handelsregisterwet 2007, article 27); undefined when the editors gave none */
  kvk: string | undefined
  /** reply address; undefined when the editors gave none */
  email: string | undefined
}

/** The line below every mail: `Voegwerk Media bv, Kalkoven 12, 3511 AA Utrecht. KvK 12345678`. */
export function publisherLine({ publisher, postalAddress, kvk }: Sender): string {
  return [[publisher, postalAddress].filter(Boolean).join(', '), kvk && `KvK ${kvk}`].filter(Boolean).join('. ')
}

export const text = (text: string): MailPart => ({ kind: 'text', text })
export const note = (text: string): MailPart => ({ kind: 'note', text })
export const letter = (text: string): MailPart => ({ kind: 'letter', text })
export const quote = (text: string): MailPart => ({ kind: 'quote', text })
export const amounts = (rows: readonly AmountRow[]): MailPart => ({ kind: 'amounts', rows })
export const heading = (text: string): MailPart => ({ kind: 'heading', text })
export const picture = (pictureId: string, text: string, width: number): MailPart => ({
  ...{ kind: 'picture', pictureId, text, width },
})
export const links = (items: readonly LinkItem[]): MailPart => ({ kind: 'links', items })
export const button = (label: string, href: string): MailPart => ({ kind: 'button', label, href })
