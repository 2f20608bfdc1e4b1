import { z } from 'zod'
import { endpoint, publicFormEndpoint } from '../endpoint.ts'
import { newsletterListSchema } from '../newsletter.ts'
import { signUpPlaceSchema } from '../newsletter-lists.ts'
import { newsletterWordingVersionSchema } from '../newsletter-wordings.ts'
import { noContent, noInput } from '../no-content.ts'
import { codeField, emailField } from '../person-fields.ts'
import { momentSchema } from '../primitives.ts'

const code = z.object({ code: codeField })
const someLists = z.array(newsletterListSchema).max(newsletterListSchema.options.length)
const wordingVersion = newsletterWordingVersionSchema

const consentSchema = z.object({
  list: newsletterListSchema,
  confirmedAt: momentSchema,
  /** the path of the form */
  form: z.string(),
  source: z.string(),
})

/** What an address gets, for whoever reads its mail. */
export const mailPreferencesSchema = z.object({
  email: z.string(),
  /** the list of the mail that the link is from; null of a link to the preferences alone, and for vacancies of a search */
  list: newsletterListSchema.nullable(),
  /** the newsletters it gets, with the proof */
  consents: z.array(consentSchema),
})
export type MailPreferences = z.infer<typeof mailPreferencesSchema>

const preferences = z.object({ preferences: mailPreferencesSchema.nullable() })
const asked = z.object({ email: z.string(), lists: z.array(newsletterListSchema) })

/** Newsletters: asking for them, and what an address gets. Links of mails have a code, and need no log-in. */
export const newsletterListEndpoints = {
  /** `confirm` when the address has to be confirmed first, with the link that is mailed to it */
  subscribe: publicFormEndpoint(
    '/public/newsletter',
    z.object({
      email: emailField,
      lists: someLists.min(1, 'Kies ten minste één nieuwsbrief.'),
      place: signUpPlaceSchema,
      /** the path of the page with the form */
      form: z.string().max(200).startsWith('/'),
      wordingVersion,
    }),
    z.object({ confirm: z.boolean() }),
  ),
  /** what the link of a mail confirms, which changes nothing; null when there is nothing any more */
  showAsked: endpoint('GET', '/public/newsletter/confirmation', code, z.object({ asked: asked.nullable() })),
  /** idempotent. `code` is of the preferences of the address */
  confirm: endpoint('POST', '/public/newsletter/confirmation', code, asked.extend({ code: z.string() })),
  /** mails the link to its preferences to an address that gets something. The response does not say whether it does */
  mailLink: publicFormEndpoint('/public/newsletter/link', z.object({ email: emailField }), noContent),
  /** what the address of a link gets, which changes nothing; null for a code of nobody */
  showByLink: endpoint('GET', '/public/newsletter/by-link', code, preferences),
  /** sets the newsletters that the address of a link gets */
  changeByLink: endpoint(
    'POST',
    '/public/newsletter/by-link',
    code.extend({ lists: someLists, wordingVersion }),
    preferences,
  ),
  /** ends the list of the link, or everything that the address asked for; idempotent, and silent for a code of nobody */
  endByLink: endpoint(
    'POST',
    '/public/newsletter/by-link/end',
    code.extend({ scope: z.enum(['list', 'all']), oneClick: z.boolean() }),
    preferences,
  ),
  /** the newsletters of the address of the account */
  listOwn: endpoint('GET', '/account/newsletter', noInput, z.object({ lists: z.array(newsletterListSchema) })),
  changeOwn: endpoint('PUT', '/account/newsletter', z.object({ lists: someLists, wordingVersion }), noContent),
}
