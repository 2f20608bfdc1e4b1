import { z } from 'zod'
import { editionSchema } from './editions.ts'
import { maxLength } from './field-lengths.ts'

/**
 * What nobody sees and what has no place in a line: control characters (the database does not take NUL), marks of direction that turn
 * the text around them, joiners, line separators, halves of characters, and letters that are blank.
 */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u115F\u1160\u2800\u3164\uFFA0]/u

const tooLong = (most: number) => `Dit mag hoogstens ${most} tekens zijn.`

/** A text of one line, in which everything can be seen. */
function line(missing: string, most: number, error = tooLong(most)) {
  return z
    .string({ error: missing })
    .max(most, error)
    .refine(
      (text) => !invisible.test(text),
      'Hier staat een onzichtbaar teken in. Typ de tekst over, zonder te plakken.',
    )
    .transform((text) => text.normalize('NFC').trim())
}

/** Names stand in mails to addresses that somebody else may have filled in: no place for marks, links or paths. */
const plain = (text: string) => !/[<>{}[\]\\/]|www\./i.test(text)
const notPlain = 'Gebruik geen < > [ ] { } / \\ en geen ‘www.’; ronde haken mogen wel.'

/** Letters of ornament and of phonetics, which no name is written in, and heaps of accents. */
const ornament = /[\u0250-\u02AF\u1D00-\u1DBF]|\p{M}{3}/u

/** The name of a person. Letters that only look different are stored as the usual ones (NFKC). */
export const nameField = line('Vul uw naam in.', maxLength.name)
  .transform((name) => name.normalize('NFKC').trim())
  .pipe(
    z
      .string()
      .min(1, 'Vul uw naam in.')
      .max(maxLength.name, tooLong(maxLength.name))
      .refine(plain, notPlain)
      .refine((name) => /\p{L}/u.test(name), 'Vul een naam met letters in.')
      .refine((name) => !ornament.test(name), 'Schrijf uw naam met gewone letters.'),
  )

/** A company stands in no mail, and may be called anything: "Jansen/De Boer". */
export const companyField = line('Vul een tekst in.', maxLength.company)
  .transform((company) => company || null)
  .nullish()
  .transform((company) => company ?? null)

/** An address in the one spelling in which it is kept and compared. */
export const emailField = line(
  'Vul een geldig e-mailadres in.',
  maxLength.email,
  'Vul een geldig e-mailadres in.',
).pipe(z.string().toLowerCase().pipe(z.email('Vul een geldig e-mailadres in.')))

/** What somebody logs in with: an address or a user name. */
export const identifierField = line('Vul uw e-mailadres in.', maxLength.email, 'Vul een geldig e-mailadres in.').pipe(
  z.string().toLowerCase().min(1, 'Vul uw e-mailadres in.'),
)

/** A password that is compared and not kept; no existing one is longer. */
export const givenPasswordField = z
  .string({ error: 'Vul uw wachtwoord in.' })
  .min(1, 'Vul uw wachtwoord in.')
  .max(1000, 'Dit is te lang voor een wachtwoord.')
  .normalize('NFKC')

export const editionField = z.enum(editionSchema.options, { error: 'Kies een editie.' })

/** A code out of a link in a mail. What cannot be one is looked up too, and is then not found. */
export const codeField = z.string({ error: 'De code uit de mail ontbreekt.' }).max(200, 'Deze code klopt niet.')
