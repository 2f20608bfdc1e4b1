import { z } from 'zod'

/** A text without what the database does not take (NUL) and what has no place in a line (other control characters). */
function line(missing: string, most: number, tooLong: string) {
  return z
    .string({ error: missing })
    .max(most, tooLong)
    .refine((text) => !/\p{Cc}/u.test(text), 'Hier staat een teken in dat niet kan.')
    .transform((text) => text.normalize('NFC').trim())
}

/** Names stand in mails to addresses that somebody else may have filled in: no place for marks, links or paths. */
const plain = (text: string) => !/[<>{}[\]\\/]|www\./i.test(text)
const notPlain = 'Gebruik geen < > [ ] { } / \\ en geen ‘www.’; ronde haken mogen wel.'

export const nameField = line('Vul uw naam in.', 80, 'Dit mag hoogstens 80 tekens zijn.').pipe(
  z.string().min(1, 'Vul uw naam in.').refine(plain, notPlain),
)

/** A company stands in no mail, and may be called anything: "Jansen/De Boer". */
export const companyField = line('Vul een tekst in.', 120, 'Dit mag hoogstens 120 tekens zijn.')
  .transform((company) => company || null)
  .nullish()
  .transform((company) => company ?? null)

/** The longest address that can be delivered (RFC 5321 §4.5.3.1.3, without the brackets). */
const longestEmail = 254

/** An address in the one spelling in which it is kept and compared. */
export const emailField = line('Vul een geldig e-mailadres in.', longestEmail, 'Vul een geldig e-mailadres in.').pipe(
  z.string().toLowerCase().pipe(z.email('Vul een geldig e-mailadres in.')),
)

/** What somebody logs in with: an address or a user name. */
export const identifierField = line('Vul uw e-mailadres in.', longestEmail, 'Vul een geldig e-mailadres in.').pipe(
  z.string().toLowerCase().min(1, 'Vul uw e-mailadres in.'),
)

/** A password that is compared and not kept; no existing one is longer. */
export const givenPasswordField = z
  .string({ error: 'Vul uw wachtwoord in.' })
  .min(1, 'Vul uw wachtwoord in.')
  .max(1000, 'Dit is te lang voor een wachtwoord.')
  .normalize('NFKC')

export const editionField = z.enum(['general', 'pro'], { error: 'Kies een editie.' })

/** A code out of a link in a mail. What cannot be one is looked up too, and is then not found. */
export const codeField = z.string({ error: 'De code uit de mail ontbreekt.' }).max(200, 'Deze code klopt niet.')
