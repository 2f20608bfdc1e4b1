import { fillMarks, type PersonalTexts } from '../../../platform/mail/mail-to-many'
import type { WrittenMail } from '../../../platform/mail/mailing-kind'

/** What is below a mail: why its reader gets it, and the links to change that. */
export interface MailLinks {
  reason: string
  preferences: string
  unsubscribe: string
  /** the issue in the archive; null where it is in none */
  onSite: string | null
}

/** Stand in a mail that is rendered once for all recipients; no text of an editor has them, since control characters are removed. */
const marks = {
  address: '\u0001address\u0001',
  since: '\u0001since\u0001',
  preferences: 'x-preferences:\u0001',
  unsubscribe: 'x-unsubscribe:\u0001',
}

/** The links of a mail for everybody, which `personalise` fills in. */
export function markedLinks(brand: string, list: string, onSite: string | null): MailLinks {
  const reason = `U krijgt deze mail op ${marks.address} omdat u zich op ${marks.since} bij ${brand} aanmeldde voor ‘${list}’.`
  return { reason, preferences: marks.preferences, unsubscribe: marks.unsubscribe, onSite }
}

/** What differs by person in a mail. */
export interface Personal {
  address: string
  /** the day of the consent, in words */
  since: string
  preferences: string
  unsubscribe: string
}

const names = Object.keys(marks) as (keyof Personal)[]
/** What stands in a mail that was rendered with `markedLinks`, in the order of `personalTexts`. */
export const personalMarks = names.map((name) => marks[name])

/** What stands at the marks for one person. */
export function personalTexts(personal: Personal): PersonalTexts {
  const plain = names.map((name) => personal[name])
  return { plain, html: plain.map(escapeHtml) }
}

/** Fills in a mail that was rendered with `markedLinks`. */
export function personalise({ subject, html, plain }: WrittenMail, personal: Personal): WrittenMail {
  const texts = personalTexts(personal)
  const fill = (text: string, kind: keyof PersonalTexts) => fillMarks(text, personalMarks, texts[kind])
  return { subject, html: fill(html, 'html'), plain: fill(plain, 'plain') }
}

/** A value in the text or a quoted attribute of HTML. */
function escapeHtml(value: string): string {
  return value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
