import { z } from 'zod'
import { acceptedSchema, logInSchema } from '../account.ts'
import { endpoint } from '../endpoint.ts'
import { single } from '../envelope.ts'
import {
  colleagueRoleSchema,
  colleaguesSchema,
  invitationSchema,
  maxInvitationNote,
  seatRoleSchema,
  seatsSchema,
} from '../invitations.ts'
import { maxListLength } from '../invitee-list.ts'
import { withNewPassword } from '../new-password.ts'
import { noContent, noInput } from '../no-content.ts'
import { codeField, nameField } from '../person-fields.ts'
import { requiredText } from '../required-text.ts'

const code = z.object({ code: codeField })
const noConsent = { error: requiredText('Akkoord met de gebruiksvoorwaarden') }

/** The answers to an invitation, by the code of its mail. Each may be repeated. */
export const invitationEndpoints = {
  /** changes nothing: mail scanners open links too */
  show: endpoint('GET', '/public/invitations', code, single(invitationSchema)),
  /** by the reader whose address was invited */
  accept: endpoint('POST', '/public/invitations/accept', code, acceptedSchema),
  /** by somebody without an account, which is created: the code was mailed to the address */
  register: endpoint(
    'POST',
    '/public/invitations/register',
    withNewPassword({
      code: codeField,
      name: nameField,
      consent: z.boolean(noConsent).pipe(z.literal(true, noConsent)),
    }),
    logInSchema,
  ),
  decline: endpoint('POST', '/public/invitations/decline', code, acceptedSchema),
  /** asks the inviter by mail for a new one, when it has expired */
  askAgain: endpoint('POST', '/public/invitations/renewal', code, acceptedSchema),
}

const invitees = z.object({
  /** addresses, with or without names; see `parseInvitees` */
  list: z.string({ error: requiredText('E-mailadres') }).max(maxListLength, 'Dit zijn te veel adressen in één keer.'),
  note: z
    .string()
    .max(maxInvitationNote, `Dit mag hoogstens ${maxInvitationNote} tekens zijn.`)
    .nullish()
    .transform((text) => text?.trim() || null),
})
const sent = z.object({ sent: z.int().positive() })

/** The readers of a subscription, for its owner and managers; 404 for everybody else. */
export const seatEndpoints = {
  list: endpoint('GET', '/account/subscriptions/:number/seats', noInput, single(seatsSchema)),
  invite: endpoint('POST', '/account/subscriptions/:number/invitations', invitees, sent),
  resend: endpoint('POST', '/account/subscriptions/:number/invitations/:id/resend', noInput, noContent),
  withdraw: endpoint('DELETE', '/account/subscriptions/:number/invitations/:id', noInput, noContent),
  takeBack: endpoint('DELETE', '/account/subscriptions/:number/seats/:id', noInput, noContent),
  changeRole: endpoint(
    'PUT',
    '/account/subscriptions/:number/seats/:id/role',
    z.object({ role: seatRoleSchema }),
    noContent,
  ),
}

/** Who works on the vacancies of a company, for its owners; 404 for everybody else. `number` is that of the customer. */
export const colleagueEndpoints = {
  list: endpoint('GET', '/account/companies/:number/colleagues', noInput, single(colleaguesSchema)),
  invite: endpoint(
    'POST',
    '/account/companies/:number/invitations',
    invitees.extend({ role: colleagueRoleSchema }),
    sent,
  ),
  resend: endpoint('POST', '/account/companies/:number/invitations/:id/resend', noInput, noContent),
  withdraw: endpoint('DELETE', '/account/companies/:number/invitations/:id', noInput, noContent),
  remove: endpoint('DELETE', '/account/companies/:number/colleagues/:id', noInput, noContent),
  changeRole: endpoint(
    'PUT',
    '/account/companies/:number/colleagues/:id/role',
    z.object({ role: colleagueRoleSchema }),
    noContent,
  ),
}
