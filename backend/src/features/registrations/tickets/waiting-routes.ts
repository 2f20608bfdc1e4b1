import type { registrationEndpoints } from '@gevel/contract/endpoints/registrations'
import type { WaitingEntry } from '@gevel/contract/own-tickets'
import { registrationErrors } from '@gevel/contract/registrations'
import { tablesOf } from '../../../platform/database/tables-of'
import { inTransaction } from '../../../platform/database/transaction'
import { notFound } from '../../../platform/errors/account-errors'
import { domainError } from '../../../platform/errors/domain-error'
import type { RouteRequest } from '../../../platform/http/route'
import { defineLimit } from '../../../platform/limits/limit'
import { mailboxOf } from '../../../platform/limits/mailbox'
import { queueMail } from '../../../platform/mail/queue-mail'
import { lockAccount } from '../../../platform/readers/account'
import { sessionOfBearer } from '../../../platform/readers/sessions'
import { readWaitingCode, waitingLink } from '../links'
import { eventInMail } from '../mails/event-fields'
import { waitingMail } from '../mails/waiting-mails'
import { saleOf } from '../sale/load-sale'
import { findEvent } from '../stored/event-row'
import { lockQuotas } from '../stored/lock-quotas'
import { recordInLog } from '../stored/record-in-log'
import { registrationTurns } from '../stored/registration-turns'
import { endEntry } from '../waiting/end-waiting'
import { offerPlaces } from '../waiting/offer-places'
import { loadWaiting } from '../waiting/show-waiting'

type Requests = typeof registrationEndpoints

/** Places on waiting lists for one mailbox: each of them mails it, whoever sends it. */
export const waitingLimit = defineLimit('event-waiting', {
  points: 10,
  minutes: 60,
  reached: 'Met dit mailadres is kort na elkaar al vaak op een wachtlijst ingeschreven.',
})

/**
 * `POST /public/event-waiting`: puts somebody on the waiting list of an event, once. The response is the same whether or not the address
 * waits already, which tells nobody who does.
 * @throws `events/closed`, `events/no-waiting-list`, `events/not-waiting`, `too-many-requests`
 */
export async function joinWaiting({ input, bearer, client }: RouteRequest<Requests['joinWaiting']>) {
  const { eventId, typeId, name, email, company, idempotencyKey } = input
  const session = await sessionOfBearer(bearer)
  await registrationTurns.enter()
  await inTransaction(async (trx) => {
    const at = new Date()
    await lockQuotas(trx, eventId)
    const event = await findEvent(trx, eventId)
    if (!event) throw domainError(registrationErrors, 'events/closed')
    const { types, state } = await saleOf(trx, event, at)
    const type = types.find(({ id }) => id === typeId)
    const isOff = ['soon', 'closed', 'cancelled', 'over'].includes(state)
    if (isOff || !type || type.access === 'invitation') throw domainError(registrationErrors, 'events/closed')
    if (!event.has_waiting_list) throw domainError(registrationErrors, 'events/no-waiting-list')
    if (type.state !== 'waiting') throw domainError(registrationErrors, 'events/not-waiting')
    await waitingLimit.consume(mailboxOf(email), { source: client, identifier: email }, { trx })
    const user_id = await lockAccount(trx, session?.account.id)
    const [added] = await tablesOf(trx)
      .insertInto('gevel_event_waiting')
      .values({
        ...{ event_id: eventId, ticket_type_id: typeId, name, email, company, user_id },
        ...{ joined_at: at, told_sequence: event.sequence, idempotency_key: idempotencyKey },
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute()
    if (!added) return
    const link = waitingLink(added.id, event.ends_at)
    const facts = eventInMail({ ...event, startsAt: event.starts_at, endsAt: event.ends_at })
    await queueMail(waitingMail, email, { ...facts, name, ticket: type.name, link }, { replyTo: event.reply_to })
    const actor = { kind: 'customer', name } as const
    await recordInLog(trx, [{ eventId, kind: 'waiting', actor, data: { waiting: added.id }, at }])
  }).finally(() => registrationTurns.leave())
  return { ok: true } as const
}

/** `POST /public/event-waiting/open`: a place on a waiting list, by the code of its link. */
export async function openWaiting({ input: { code } }: RouteRequest<Requests['showWaiting']>) {
  return { data: await entryOfCode(code) }
}

/** `POST /public/event-waiting/leave`: leaves the waiting list, or passes an offer on to the next. A repeat changes nothing. */
export async function leaveWaiting({ input: { code } }: RouteRequest<Requests['leaveWaiting']>) {
  const { id, eventId, name, state } = await entryOfCode(code)
  await registrationTurns.enter()
  await inTransaction(async (trx) => {
    const at = new Date()
    await lockQuotas(trx, eventId)
    const kind = state === 'offered' ? 'passed' : 'left'
    if (!(await endEntry(trx, id, kind, at))) return
    const actor = { kind: 'customer', name } as const
    await recordInLog(trx, [{ eventId, kind: `waiting-${kind}`, actor, data: { waiting: id }, at }])
    const event = await findEvent(trx, eventId)
    if (event) await offerPlaces(trx, event, at)
  }).finally(() => registrationTurns.leave())
  return null
}

async function entryOfCode(code: string): Promise<WaitingEntry> {
  const at = new Date()
  const id = readWaitingCode(code, at)
  if (id === undefined) throw notFound()
  const [entry] = await loadWaiting(strapi.db.connection, ({ eb, or }) => or([eb('w.id', '=', id)]), at)
  if (!entry) throw notFound()
  return entry
}
