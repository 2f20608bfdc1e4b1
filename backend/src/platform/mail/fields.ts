import { maxLength } from '@gevel/contract/field-lengths'
import { z } from 'zod'
import { adminOrigin } from '../environment/admin-origin'
import { environment } from '../environment/environment'

/** Invisible characters: control characters, line breaks, and direction overrides. */
const unseen = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu

/** A person's name as typed: reduced to one line of limited length. */
export const nameSchema = z.string().transform((name) => name.replace(unseen, ' ').trim().slice(0, maxLength.name))

/**
 * An address to send mail to: exactly one, as a browser's own field accepts it (HTML §4.10.5.1.5), without a name or a
 * line break.
 */
export const addressSchema = z.email({ pattern: z.regexes.html5Email }).max(maxLength.email)

/** A link to this website: a mail links nowhere else, whatever host a request has named. */
export const linkSchema = z
  .url({ normalize: true })
  .refine((link) => URL.parse(link)?.origin === new URL(environment.SITE_URL).origin, {
    error: 'a link in a mail has to begin with SITE_URL',
  })

/** A link to the admin, for the mails of editors. */
export const adminLinkSchema = z
  .url({ normalize: true })
  .refine((link) => URL.parse(link)?.origin === adminOrigin, { error: 'the link has to begin with BACKEND_URL' })

/** How long a link is valid, in hours from the moment the mail is queued. */
export const hoursValidSchema = z.int().positive()
