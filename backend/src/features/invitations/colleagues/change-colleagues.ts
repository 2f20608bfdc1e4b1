import type { colleagueEndpoints } from '@gevel/contract/endpoints/invitations'
import { type Colleague, invitationErrors } from '@gevel/contract/invitations'
import { inTransaction, type Transaction } from '../../../platform/database/transaction'
import { notFound } from '../../../platform/errors/account-errors'
import { domainError } from '../../../platform/errors/domain-error'
import { idOf } from '../../../platform/http/parameters'
import type { ReaderRequest } from '../../../platform/readers/reader-route'
import { removeColleague, setColleague } from '../../employers/people/company-people'
import { lockOwned } from '../../employers/people/owned-company'
import { invitationLimit } from '../invitee-list'
import { resendInvitation } from '../send-invitation'
import { requireUnanswered, withdrawSent } from '../sent-invitations'
import { recordColleagueEvent } from './colleague-event'
import { colleaguePurpose } from './colleague-purpose'
import { loadColleagues } from './list-colleagues'

type Request<Name extends keyof typeof colleagueEndpoints> = ReaderRequest<(typeof colleagueEndpoints)[Name]>

const invitationsOf = (customerId: number) => ({ purpose: 'colleague', subjectId: customerId }) as const

/** `POST /account/companies/{number}/invitations/{id}/resend`: mails an unanswered invitation again. */
export async function resendToColleague({ params, client, session: { account } }: Request<'resend'>): Promise<null> {
  const at = new Date()
  await inTransaction(async (trx) => {
    const { customerId } = await lockOwned(trx, account.id, params.number)
    const { id, email } = await requireUnanswered(trx, invitationsOf(customerId), params.id, at)
    const offer = await colleaguePurpose.findOffer(trx, customerId, at)
    if (!offer) throw domainError(invitationErrors, 'invitations/over')
    await invitationLimit.consume(String(account.id), { source: client, account: account.id }, { trx })
    await resendInvitation(trx, colleaguePurpose, id, offer, at)
    await recordColleagueEvent(trx, { customerId, kind: 'colleague-invited-again', account, data: { email }, at })
  })
  return null
}

/** `DELETE /account/companies/{number}/invitations/{id}`: takes an invitation back. A repeat changes nothing. */
export async function withdrawFromColleague({ params, session: { account } }: Request<'withdraw'>): Promise<null> {
  const at = new Date()
  await inTransaction(async (trx) => {
    const { customerId } = await lockOwned(trx, account.id, params.number)
    const email = await withdrawSent(trx, invitationsOf(customerId), params.id, at)
    if (email === null) return
    await recordColleagueEvent(trx, {
      customerId,
      kind: 'colleague-invitation-withdrawn',
      account,
      data: { email },
      at,
    })
  })
  return null
}

/**
 * `DELETE /account/companies/{number}/colleagues/{id}`: ends what somebody does for a company; its next request finds nothing of it.
 * @throws 404, `invitations/last-owner`
 */
export async function removeFromCompany({ params, session: { account } }: Request<'remove'>): Promise<null> {
  const at = new Date()
  await inTransaction(async (trx) => {
    const { customerId } = await lockOwned(trx, account.id, params.number)
    const { id: userId, email, role } = await requireColleague(trx, customerId, params.id)
    if (role === 'owner') await rejectLastOwner(trx, customerId)
    await removeColleague(trx, { customerId, userId })
    await recordColleagueEvent(trx, { customerId, kind: 'colleague-removed', account, data: { email }, at })
  })
  return null
}

/**
 * `PUT /account/companies/{number}/colleagues/{id}/role`: makes a colleague an owner or a member.
 * @throws 404, `invitations/last-owner`
 */
export async function changeColleagueRole({
  input: { role },
  params,
  session: { account },
}: Request<'changeRole'>): Promise<null> {
  const at = new Date()
  await inTransaction(async (trx) => {
    const { customerId } = await lockOwned(trx, account.id, params.number)
    const colleague = await requireColleague(trx, customerId, params.id)
    if (colleague.role === role) return
    if (colleague.role === 'owner') await rejectLastOwner(trx, customerId)
    await setColleague(trx, { customerId, userId: colleague.id }, role, at)
    const data = { email: colleague.email, role }
    await recordColleagueEvent(trx, { customerId, kind: 'colleague-role', account, data, at })
  })
  return null
}

async function requireColleague(
  trx: Transaction,
  customerId: number,
  path: string,
): Promise<Omit<Colleague, 'isSelf'>> {
  const id = idOf(path)
  const colleague = (await loadColleagues(trx, customerId)).find((one) => one.id === id)
  if (!colleague) throw notFound()
  return colleague
}

/** Somebody has to be able to invite, and to see the invoices. */
async function rejectLastOwner(trx: Transaction, customerId: number): Promise<void> {
  const owners = (await loadColleagues(trx, customerId)).filter(({ role }) => role === 'owner')
  if (owners.length < 2) throw domainError(invitationErrors, 'invitations/last-owner')
}
