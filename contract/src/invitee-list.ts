import { emailField, nameField } from './person-fields.ts'

/** The longest list that is read, in characters. */
export const maxListLength = 40_000

/** Somebody to invite. */
export interface Invitee {
  /** in the form in which addresses are compared */
  email: string
  name: string | null
}

/** Who is in a list, each once, and a sentence for each line that has no address. */
export interface InviteeList {
  invitees: Invitee[]
  problems: string[]
}

/** Whatever is meant as an address: without the brackets, quotes and separators that may stand around it. */
const addressLike = /[^\s<>()[\],;:"']*@[^\s<>()[\],;:"']*/g

/**
 * Reads a list of people as it is typed or pasted from a mail, a sheet or a file: an address, `Jan de Wit <jan@wit.nl>`, `Jan de Wit, jan@wit.nl`,
 * or columns with tabs; on lines of their own, or with commas or semicolons between them.
 */
export function parseInvitees(text: string): InviteeList {
  const invitees = new Map<string, Invitee>()
  const problems: string[] = []
  for (const [at, line] of text.split(/\r\n|[\n\r\u2028\u2029]/).entries()) {
    for (const entry of line.split(';').flatMap(splitAtCommas)) {
      const [address] = entry.match(addressLike) ?? []
      const email = emailField.safeParse(address ?? entry).data
      if (!email) problems.push(`Regel ${at + 1}: ‘${shortened(entry)}’ is geen e-mailadres.`)
      else if (!invitees.has(email)) invitees.set(email, { email, name: nameIn(entry.replace(address ?? '', ' ')) })
    }
  }
  return { invitees: [...invitees.values()], problems }
}

/** The parts of a line, each up to and with its address: a name may have a comma. What follows the last address belongs to it. */
function splitAtCommas(line: string): string[] {
  const entries: string[] = []
  let before = ''
  for (const part of line.split(',')) {
    before = before ? `${before}, ${part}` : part
    if (!part.includes('@')) continue
    entries.push(before)
    before = ''
  }
  if (before.trim()) {
    const last = entries.pop()
    entries.push(last === undefined ? before : `${last}, ${before}`)
  }
  return entries.map((entry) => entry.trim()).filter(Boolean)
}

/** The name beside an address; null when there is none that a mail can have. */
function nameIn(rest: string): string | null {
  const name = rest
    .replace(/[<>"'()[\]\t;:]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,]+|[\s,]+$/g, '')
  return nameField.safeParse(name).data ?? null
}

function shortened(entry: string): string {
  return entry.length > 60 ? `${entry.slice(0, 60)}…` : entry
}
