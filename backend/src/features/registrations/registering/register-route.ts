import type { registrationEndpoints } from '@gevel/contract/endpoints/registrations'
import {
  type Registered,
  registeredSchema,
  registrationErrors,
  registrationWizard,
} from '@gevel/contract/registrations'
import { loadBillingSettings } from '../../../content/billing/billing-settings'
import { inTransaction, type Transaction } from '../../../platform/database/transaction'
import { finishDraft, lockDraft } from '../../../platform/drafts/lock-draft'
import { domainError } from '../../../platform/errors/domain-error'
import type { RouteRequest } from '../../../platform/http/route'
import { defineLimit } from '../../../platform/limits/limit'
import { mailboxOf } from '../../../platform/limits/mailbox'
import { lockAccount } from '../../../platform/readers/account'
import { sessionOfBearer } from '../../../platform/readers/sessions'
import { hashOf } from '../../../platform/secrets/secrets'
import { type CurrentSale, loadCurrentSale } from '../sale/load-current-sale'
import { registrationTurns } from '../stored/registration-turns'
import { register } from './register'

/** Registrations by one mailbox: each of them mails the addresses that it names. */
export const registrationLimit = defineLimit('event-registrations', {
  points: 20,
  minutes: 60,
  reached: 'Met dit mailadres is kort na elkaar al vaak ingeschreven.',
})

/**
 * `POST /public/event-registrations`: registers the attendees of a draft, once; a repeat gets the same response.
 * @throws the codes of `registrationErrors` and `draftErrors`, `too-many-requests`
 */
export async function registerAttendees({
  input: { draft, ...registration },
  bearer,
  client,
}: RouteRequest<typeof registrationEndpoints.register>): Promise<Registered> {
  const session = await sessionOfBearer(bearer)
  const billing = registration.order ? await loadBillingSettings() : null
  const userId = session?.account.id ?? null
  const owner = { keyHash: draft.key === null ? null : hashOf(draft.key), userId }
  const email = registration.attendees[0]?.email ?? ''
  await registrationTurns.enter()
  const registerNow = async () => {
    const current = await loadCurrentSale(registration.eventId)
    if (!current) throw domainError(registrationErrors, 'events/closed')
    return inTransaction((trx) => registerDraft(trx, current))
  }
  const registerDraft = async (trx: Transaction, { event, sale }: CurrentSale): Promise<Registered> => {
    const repeated = await lockDraft(trx, { wizard: registrationWizard, draft, owner, resultSchema: registeredSchema })
    if (repeated) return repeated
    await registrationLimit.consume(mailboxOf(email), { source: client, identifier: email }, { trx })
    const accountId = await lockAccount(trx, userId ?? undefined)
    const isSubscriber = (session?.account.editions.length ?? 0) > 0
    const registering = { registration, event, sale, draftId: draft.id, accountId, isSubscriber, billing }
    const result = await register(trx, { ...registering, address: client.address }, new Date())
    await finishDraft(trx, draft.id, result)
    return result
  }
  return registerNow().finally(() => registrationTurns.leave())
}
