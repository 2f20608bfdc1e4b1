import { z } from 'zod'
import { defineDomainErrors } from './domain-errors.ts'
import { draftReferenceSchema } from './drafts.ts'
import { editionSchema } from './editions.ts'
import { maxLength } from './field-lengths.ts'
import { colleagueSchema } from './invitations.ts'
import { optionalLine, requiredLine } from './line-fields.ts'
import { plainLines, readMarkedText } from './marked-text.ts'
import { ownInvoiceSchema } from './own-subscriptions.ts'
import { emailField, nameField } from './person-fields.ts'
import { vacancyEmployerSchema, vacancyStateSchema, vacancyTextSchema } from './placed-vacancies.ts'
import { daySchema, momentSchema } from './primitives.ts'
import { provinceNames } from './province-names.ts'
import { requiredText } from './required-text.ts'
import { checkCompanyNumbers, orderAddressSchema, orderCustomerSchema, orderPaymentSchema } from './subscriptions.ts'
import { educationLevelSchema, vacancyCategorySchema } from './vacancies.ts'
import { vacancyLengths } from './vacancy-lengths.ts'
import { packageVersionSchema } from './vacancy-packages.ts'

const webAddress = z
  .url({ protocol: /^https?$/, hostname: z.regexes.domain, error: 'Vul een adres in dat met https:// begint.' })
  .max(500, 'Dit adres is te lang.')
const wholeHours = z.int('Vul een heel aantal uren in.').min(1).max(60, 'Dit zijn meer dan 60 uren.').nullable()
const wholeEuros = z.int('Vul een heel bedrag in.').min(1).max(1_000_000, 'Dit bedrag is te hoog.').nullable()

/** The text of a vacancy as an employer sends it: its body is a marked text. The output is what is stored. */
export const vacancyTextInput = z
  .object({
    edition: editionSchema,
    title: requiredLine('Functietitel', vacancyLengths.title),
    intro: requiredLine('Inleiding', vacancyLengths.intro),
    category: vacancyCategorySchema,
    city: requiredLine('Plaats', vacancyLengths.city),
    province: z.enum(provinceNames, requiredText('Provincie')),
    level: educationLevelSchema.nullable(),
    contract: optionalLine(vacancyLengths.contract),
    hoursMin: wholeHours,
    hoursMax: wholeHours,
    salaryMin: wholeEuros,
    salaryMax: wholeEuros,
    body: z
      .string({ error: requiredText('Omschrijving') })
      .max(vacancyLengths.body, `Dit mag hoogstens ${vacancyLengths.body} tekens zijn.`)
      .transform(readMarkedText)
      .refine((body) => plainLines(body).length > 0, requiredText('Omschrijving')),
    contact: z
      .object({
        name: nameField,
        role: optionalLine(maxLength.name),
        phone: optionalLine(30),
        email: emailField.nullable(),
      })
      .nullable(),
    apply: z.discriminatedUnion('way', [
      z.object({ way: z.literal('form'), email: emailField }),
      z.object({ way: z.literal('link'), url: webAddress }),
      z.object({ way: z.literal('mail'), email: emailField }),
    ]),
  })
  .superRefine(({ hoursMin, hoursMax, salaryMin, salaryMax }, context) => {
    if (hoursMin !== null && hoursMax !== null && hoursMax < hoursMin)
      context.addIssue({ code: 'custom', path: ['hoursMax'], message: 'Dit zijn minder uren dan bij ‘Uren vanaf’.' })
    if (salaryMin !== null && salaryMax !== null && salaryMax < salaryMin)
      context.addIssue({ code: 'custom', path: ['salaryMax'], message: 'Dit is minder dan bij ‘Salaris vanaf’.' })
  })
export type VacancyTextInput = z.input<typeof vacancyTextInput>

/** The details of a company, for its invoices. */
export const companyDetailsInput = z
  .object({ customer: orderCustomerSchema.options[1], address: orderAddressSchema })
  .superRefine(checkCompanyNumbers)

/** A vacancy that an employer sends to the editors, as the last step of the wizard sends it. It has no prices. */
export const placeVacancyInput = z.object({
  /** its id is the idempotency key: a repeat gets the result of the first */
  draft: draftReferenceSchema,
  /** what was shown (`gevel_package_versions`) */
  packageVersionId: z.int().positive(),
  text: vacancyTextInput,
  /** how the page names the employer */
  employer: z.object({
    name: requiredLine('Bedrijfsnaam', maxLength.company),
    website: webAddress.nullable(),
  }),
  /** the number of the company that places it, which has the account among its people; null for a new company */
  companyNumber: z.string().max(20).nullable(),
  /** of a new company, or changed by its owner; null leaves the company as it is */
  details: companyDetailsInput.nullable(),
  /** null of a free package */
  payment: orderPaymentSchema.nullable(),
  /** of the customer, for its bookkeeping */
  reference: optionalLine(maxLength.reference),
  termsVersion: z.string().min(1),
  /** Dutch day from which it may be online; null at once */
  startsOn: daySchema.nullable(),
})
export type PlaceVacancyInput = z.infer<typeof placeVacancyInput>

/** The vacancy that was sent; a repeat gets the same. */
export const sentVacancySchema = z.object({
  id: z.int().positive(),
  title: z.string(),
  email: z.string(),
  /** null of a free package */
  orderNumber: z.string().nullable(),
})
export type SentVacancy = z.infer<typeof sentVacancySchema>

/** What cannot be done with a vacancy of an employer. */
export const placedVacancyErrors = defineDomainErrors({
  'vacancies/not-possible': {
    status: 409,
    sentence: 'Dit kan niet meer: de status van de vacature is intussen veranderd. Laad de pagina opnieuw.',
  },
  'vacancies/changed': {
    status: 409,
    sentence: 'De vacature is in een ander venster of door een collega gewijzigd. Laad de pagina opnieuw.',
  },
  'vacancies/package-off-sale': {
    status: 409,
    sentence: 'Dit pakket is niet meer te kiezen. Kies een ander pakket.',
  },
  'vacancies/package-changed': {
    status: 409,
    sentence: 'De prijs of de inhoud van dit pakket is intussen veranderd. Kijk uw vacature nog eens na.',
  },
  'vacancies/company': {
    status: 409,
    sentence: 'U werkt niet (meer) aan de vacatures van dit bedrijf. Kies een ander bedrijf.',
  },
  'vacancies/terms-changed': {
    status: 409,
    sentence: 'De voorwaarden of de machtiging zijn intussen veranderd. Kijk uw vacature nog eens na.',
  },
  'vacancies/salary-required': {
    status: 409,
    sentence: 'Een vacature moet een salaris hebben. Vul het laagste of het hoogste salaris in.',
  },
})

/** What a vacancy brought. An application counts on after it was deleted. */
export const vacancyFiguresSchema = z.object({
  views: z.int(),
  /** by readers, in their list */
  saves: z.int(),
  /** to the site, the address or the telephone of the employer */
  clicks: z.int(),
  applications: z.int(),
})

/**
 * Where the readers of a vacancy came from: a list of vacancies, the mail with new ones, a newsletter, another page of the site, a search engine,
 * another site; `direct` is anything that their browser does not tell.
 */
export const vacancySourceSchema = z.enum(['list', 'mail', 'newsletter', 'site', 'search', 'other', 'direct'])
export type VacancySource = z.infer<typeof vacancySourceSchema>

/** A vacancy in the list of its employer. */
export const ownVacancyLineSchema = z.object({
  id: z.int(),
  state: vacancyStateSchema,
  title: z.string(),
  city: z.string(),
  /** of the customer whose vacancy it is */
  company: z.string(),
  isFeatured: z.boolean(),
  submittedAt: momentSchema.nullable(),
  onlineUntil: momentSchema.nullable(),
  endedAt: momentSchema.nullable(),
  closedBecause: z.enum(['filled', 'withdrawn']).nullable(),
  /** what the editors asked */
  request: z.string().nullable(),
  /** of a changed text of one that is online */
  revisionState: z.enum(['submitted', 'changes']).nullable(),
  changedAt: momentSchema,
  figures: vacancyFiguresSchema,
  /** applications that nobody has looked at */
  newApplications: z.int(),
})
export type OwnVacancyLine = z.infer<typeof ownVacancyLineSchema>

/** A vacancy that was not sent yet: a draft of the wizard, of the account alone. */
export const vacancyDraftSchema = z.object({
  id: z.uuid(),
  /** null while it has none */
  title: z.string().nullable(),
  savedAt: momentSchema,
})
export type VacancyDraft = z.infer<typeof vacancyDraftSchema>

/** A vacancy for the people of its employer. */
export const ownVacancySchema = ownVacancyLineSchema.extend({
  /** of the reader in the company */
  role: colleagueSchema.shape.role,
  /** of its text: a change of an older one is refused */
  version: z.int(),
  /** what they wrote last: of one online the changed text, when there is one */
  text: vacancyTextSchema,
  employer: vacancyEmployerSchema,
  package: packageVersionSchema,
  startsOn: daySchema.nullable(),
  onlineFrom: momentSchema.nullable(),
  /** number and slug of its page; null before it was published */
  page: z.object({ id: z.int(), slug: z.string() }).nullable(),
  /** what it brought by Dutch day, the latest year of days with any */
  days: z.array(vacancyFiguresSchema.extend({ day: daySchema })),
  /** its views by where they came from, the most first; those of before they were told apart are in none */
  sources: z.array(z.object({ source: vacancySourceSchema, views: z.int() })).default([]),
  can: z.object({
    edit: z.boolean(),
    withdraw: z.boolean(),
    close: z.boolean(),
    extend: z.boolean(),
  }),
})
export type OwnVacancy = z.infer<typeof ownVacancySchema>

/** Extends a vacancy by the days of a package; a repeat with the key extends nothing more. */
export const extensionInput = z.object({
  packageVersionId: z.coerce.number({ error: 'Kies een pakket.' }).int('Kies een pakket.').positive('Kies een pakket.'),
  idempotencyKey: z.uuid(),
})

/** A vacancy that the link of a reminder is about; null for a link that is none, or no longer valid. */
export const linkedVacancySchema = z.object({
  vacancy: z.object({ title: z.string(), city: z.string(), onlineUntil: momentSchema }).nullable(),
})

/** A company whose vacancies an account works on. */
export const ownCompanySchema = z.object({
  /** of the customer */
  number: z.string(),
  name: z.string(),
  city: z.string(),
  role: colleagueSchema.shape.role,
  /** whether the VAT of its invoices is shifted to it, as to a company of another member of the EU */
  isVatShifted: z.boolean(),
  /** as the forms have them, for an owner; null for others, who do not see the data of invoices */
  details: z
    .object({
      company: z.string(),
      name: z.string(),
      email: z.string(),
      street: z.string(),
      postcode: z.string(),
      city: z.string(),
      country: z.string(),
      kvk: z.string(),
      vatId: z.string(),
    })
    .nullable(),
})
export type OwnCompany = z.infer<typeof ownCompanySchema>

/** A company for its owners. */
export const ownedCompanySchema = ownCompanySchema.extend({
  details: ownCompanySchema.shape.details.unwrap(),
  invoices: z.array(ownInvoiceSchema),
})
export type OwnedCompany = z.infer<typeof ownedCompanySchema>
