import type { colleagueEndpoints } from '@gevel/contract/endpoints/invitations'
import { invitationErrors } from '@gevel/contract/invitations'
import { inTransaction } from '../../../platform/database/transaction'
import { domainError } from '../../../platform/errors/domain-error'
import type { ReaderRequest } from '../../../platform/readers/reader-route'
import { lockOwned } from '../../employers/people/owned-company'
import { invitationLimit, readInvitees, wrongList } from '../invitee-list'
import { sendInvitation } from '../send-invitation'
import { recordColleagueEvent } from './colleague-event'
import { colleaguePurpose } from './colleague-purpose'
import { loadColleagues } from './list-colleagues'

/**
 * `POST /account/companies/{number}/invitations`: invites everybody in a list, or nobody. Who was invited before and did not answer is invited
 * again, in the role of now.
 * @throws 404, ValidationError that names the lines that are wrong, `too-many-requests`
 */
export async function inviteColleagues({
  input,
  params,
  client,
  session: { account },
}: ReaderRequest<typeof colleagueEndpoints.invite>) {
  const at = new Date()
  const invitees = readInvitees(input.list)
  return inTransaction(async (trx) => {
    const { customerId } = await lockOwned(trx, account.id, params.number)
    const offer = await colleaguePurpose.findOffer(trx, customerId, at)
    if (!offer) throw domainError(invitationErrors, 'invitations/over')
    const known = (await loadColleagues(trx, customerId)).map(({ email }) => email)
    const colleagues = invitees.filter(({ email }) => known.includes(email))
    if (colleagues.length > 0) throw wrongList(colleagues.map(({ email }) => `${email} is al een collega.`))
    const source = { source: client, account: account.id }
    await invitationLimit.consume(String(account.id), source, { trx, points: invitees.length })
    for (const invitee of invitees) {
      const invitation = { ...invitee, subjectId: customerId, role: input.role, note: input.note }
      await sendInvitation(trx, colleaguePurpose, invitation, account, offer, at)
      const data = { email: invitee.email, role: input.role }
      await recordColleagueEvent(trx, { customerId, kind: 'colleague-invited', account, data, at })
    }
    return { sent: invitees.length }
  })
}
