import { maxLength } from '@gevel/contract/field-lengths'
import { z } from 'zod'
import { adminOrigin } from '../environment/admin-origin'
import { environment } from '../environment/environment'

/** Signs that are not to be seen: control characters, line breaks, and what turns the direction of a text. */
const unseen = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu

/** A person's name, as somebody has typed it: on one line, and not longer than a name is. */
export const nameSchema = z.string().transform((name) => name.replace(unseen, ' ').trim().slice(0, maxLength.name))

/** An address mail can be sent to: one, as a browser's own field takes it (HTML §4.10.5.1.5), without a name or a line break. */
export const addressSchema = z.email({ pattern: z.regexes.html5Email }).max(maxLength.email)

/** A link of this website: a mail leads nowhere else, whatever host a request has named. */
export const linkSchema = z
  .url({ normalize: true })
  .refine((link) => URL.parse(link)?.origin === new URL(environment.SITE_URL).origin, {
    error: 'a link in a mail has to begin with SITE_URL',
  })

/** A link of the admin, for the mails of editors. */
export const adminLinkSchema = z
  .url({ normalize: true })
  .refine((link) => URL.parse(link)?.origin === adminOrigin, { error: 'the link has to begin with BACKEND_URL' })

/** How long a link works, in hours from the moment the mail is queued. */
export const hoursValidSchema = z.int().positive()
