import { z } from 'zod'
import { editionSchema } from './editions.ts'
import { maxLength } from './field-lengths.ts'
import { requiredText } from './required-text.ts'

/**
 * Characters that are invisible or break a line: control characters (the database rejects NUL), direction overrides,
 * joiners, line separators, lone surrogates, noncharacters, and blank letters.
 */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Noncharacter_Code_Point}\p{Zl}\p{Zp}\u115F\u1160\u2800\u3164\uFFA0]/u

const tooLong = (most: number) => `Dit mag hoogstens ${most} tekens zijn.`

/** A text of one line without invisible characters. */
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

/** Names are used in mails to addresses that somebody else may have filled in: no markup, links or paths. */
const plain = (text: string) => !/[<>{}[\]\\/]|www\./i.test(text)
const notPlain = 'Gebruik geen < > [ ] { } / \\ en geen ‘www.’; ronde haken mogen wel.'

/** Ornamental and phonetic letters, which no name contains, and stacked accents. */
const decorative = /[\u0250-\u02AF\u1D00-\u1DBF]|\p{M}{3}/u

/** The name of a person. Letters that only look different are normalised (NFKC). */
export const nameField = line(requiredText('Naam'), maxLength.name)
  .transform((name) => name.normalize('NFKC').trim())
  .pipe(
    z
      .string()
      .min(1, requiredText('Naam'))
      .max(maxLength.name, tooLong(maxLength.name))
      .refine(plain, notPlain)
      .refine((name) => /\p{L}/u.test(name), 'Vul een naam met letters in.')
      .refine((name) => !decorative.test(name), 'Schrijf uw naam met gewone letters.'),
  )

/** A company is not used in mails, and may have any name: "Jansen/De Boer". */
export const companyField = line('Vul een tekst in.', maxLength.company)
  .transform((company) => company || null)
  .nullish()
  .transform((company) => company ?? null)

/** An address in the normal form in which it is stored and compared. */
export const emailField = line(requiredText('E-mailadres'), maxLength.email, 'Vul een geldig e-mailadres in.').pipe(
  z.string().min(1, requiredText('E-mailadres')).toLowerCase().pipe(z.email('Vul een geldig e-mailadres in.')),
)

/** The name to log in with: an address or a user name. */
export const identifierField = line(
  requiredText('E-mailadres'),
  maxLength.email,
  'Vul een geldig e-mailadres in.',
).pipe(z.string().toLowerCase().min(1, requiredText('E-mailadres')))

/** A password that is compared and not stored; no existing one is longer. */
export const givenPasswordField = z
  .string({ error: requiredText('Wachtwoord') })
  .min(1, requiredText('Wachtwoord'))
  .max(1000, 'Dit is te lang voor een wachtwoord.')
  .normalize('NFKC')

export const editionField = z.enum(editionSchema.options, { error: requiredText('Een editie') })

/** A code from a link in a mail. An impossible one is looked up too, and not found. */
export const codeField = z.string({ error: 'De code uit de mail ontbreekt.' }).max(200, 'Deze code klopt niet.')
