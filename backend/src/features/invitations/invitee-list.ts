import { type Invitee, parseInvitees } from '@gevel/contract/invitee-list'
import { fieldError } from '../../platform/errors/field-error'
import { defineLimit } from '../../platform/limits/limit'

/** Invitations of one account: each mails an address that it chose. */
export const invitationLimit = defineLimit('invitations', {
  points: 600,
  minutes: 24 * 60,
  reached: 'U hebt vandaag al heel veel uitnodigingen verstuurd.',
})

/**
 * Who is to be invited, of a list as it was typed.
 * @throws ValidationError that names the lines that are wrong
 */
export function readInvitees(list: string): Invitee[] {
  const { invitees, problems } = parseInvitees(list)
  if (problems.length > 0) throw wrongList(problems)
  if (invitees.length === 0) throw wrongList(['Vul een e-mailadres in.'])
  return invitees
}

/** Rejects a list of people, in sentences. */
export function wrongList(sentences: readonly string[]): Error {
  return fieldError([{ path: ['list'], message: sentences.join('\n') }])
}
