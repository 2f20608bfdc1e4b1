import { returnCollection } from '../../src/features/collection/returns/return-collection'
import { storeGift } from '../../src/features/gifts/give-article'
import { acceptAs } from '../../src/features/invitations/answers/answer-invitation'
import { recordSeatEvent } from '../../src/features/invitations/seats/seat-event'
import { seatPurpose } from '../../src/features/invitations/seats/seat-purpose'
import { sendInvitation } from '../../src/features/invitations/send-invitation'
import { cancelSubscription } from '../../src/features/subscriptions/changes/cancel'
import { changeMandate } from '../../src/features/subscriptions/changes/change-mandate'
import { changePlan, previewChange } from '../../src/features/subscriptions/changes/change-plan'
import { planPause } from '../../src/features/subscriptions/changes/pause'
import type { Cause } from '../../src/features/subscriptions/charge'
import { findSubscription } from '../../src/features/subscriptions/subscription'
import { recordEvent } from '../../src/ledger/events/record-event'
import { tablesOf } from '../../src/platform/database/tables-of'
import { accountById } from '../../src/platform/readers/account'
import type { Happening } from '../content/customer-data'
import type { Transaction } from '../rows/insert-rows'
import type { Life, Subscriber } from './life'
import { keyOf } from './order-of'
import { ensureAccount } from './place-order'

type Of<What extends Happening['what']> = Extract<Happening, { what: What }>

/** Lets something happen to a subscriber, by the functions that its account and the desk use. */
export async function happen(life: Life, subscriber: Subscriber, happening: Happening, cause: Cause): Promise<void> {
  const { trx } = life
  const { id } = subscriber
  switch (happening.what) {
    case 'change':
      return change(life, subscriber, happening, cause)
    case 'cancel':
      await cancelSubscription(trx, id, cause)
      return
    case 'pause':
      return planPause(trx, id, happening.months, cause)
    case 'new-iban': {
      const { name: holder } = subscriber.source
      const textVersion = life.settings.mandate.version
      return changeMandate(trx, id, { iban: happening.iban, holder, textVersion, signedFrom: null }, cause)
    }
    case 'return':
      await returnCollection(trx, await newestCollection(trx, subscriber), happening.code, cause)
      return
    case 'note':
      return recordEvent(trx, {
        ...{ customerId: subscriber.customerId, subject: 'subscription', subjectId: id, kind: 'note' },
        ...{ reason: happening.text, actor: cause.actor, at: cause.at },
      })
    case 'give':
      return give(trx, subscriber, happening, cause)
    case 'invite':
      return invite(trx, subscriber, happening, cause)
  }
}

async function change({ trx, versions }: Life, { id }: Subscriber, { plan, seats }: Of<'change'>, cause: Cause) {
  const subscription = await findSubscription(trx, id)
  const version = versions.get(plan)
  if (!subscription || !version) throw new Error(`Subscription ${id} changes to ${plan}, which is not sold`)
  const asked = { planVersionId: version.id, seats }
  const { now } = await previewChange(trx, subscription, asked, cause.at)
  await changePlan(trx, id, { ...asked, expectedCents: now?.totalCents ?? 0 }, cause)
}

async function newestCollection(trx: Transaction, { orderId }: Subscriber): Promise<number> {
  const { id } = await tablesOf(trx)
    .selectFrom('gevel_collections as c')
    .innerJoin('gevel_invoices as i', 'i.id', 'c.invoice_id')
    .select('c.id')
    .where('i.order_id', '=', orderId)
    .where('c.state', '=', 'collected')
    .orderBy('c.id', 'desc')
    .executeTakeFirstOrThrow()
  return id
}

async function give(trx: Transaction, { account }: Subscriber, { article, opened }: Of<'give'>, { at }: Cause) {
  const [articleId]: number[] = await trx('contents')
    .where({ slug: article })
    .whereNotNull('published_at')
    .pluck('public_id')
  // with what it reads by now
  const giver = await accountById(trx, account.id)
  if (articleId === undefined || !giver) throw new Error(`${account.email} gives ${article}, which is not published`)
  const { id } = await storeGift(
    trx,
    giver,
    { articleId, idempotencyKey: keyOf(`gift ${article} ${account.email}`) },
    at,
  )
  await tablesOf(trx).updateTable('gevel_gifts').set({ opened }).where('id', '=', id).execute()
}

async function invite(
  trx: Transaction,
  { id, customerId, account }: Subscriber,
  { name, email }: Of<'invite'>,
  { at }: Cause,
): Promise<void> {
  const offer = await seatPurpose.findOffer(trx, id, at)
  if (!offer) throw new Error(`Subscription ${id} has no seats`)
  const invitation = { subjectId: id, email, name, role: 'reader', note: null } as const
  await sendInvitation(trx, seatPurpose, invitation, account, offer, at)
  await recordSeatEvent(trx, { customerId, subscriptionId: id, kind: 'seat-invited', account, data: { email }, at })
}

/** Lets somebody take the seat to which it was invited. */
export async function accept(life: Life, { id }: Subscriber, invited: Of<'invite'>, { at }: Cause): Promise<void> {
  const { trx } = life
  const row = await tablesOf(trx)
    .selectFrom('gevel_invitations')
    .selectAll()
    .where('purpose', '=', 'seat')
    .where('subject_id', '=', id)
    .where('email', '=', invited.email)
    .$narrowType<{ purpose: 'seat' }>()
    .executeTakeFirstOrThrow()
  await acceptAs(trx, row, await ensureAccount(trx, invited, at), at)
}
