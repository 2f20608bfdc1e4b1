import { subscriptionErrors, subscriptionOrderSchema } from '@gevel/contract/subscriptions'
import type { Context } from 'koa'
import { z } from 'zod'
import { recordAudit } from '../../../content/audit-log/record-audit'
import { once } from '../../../platform/database/once'
import { tablesOf } from '../../../platform/database/tables-of'
import { inTransaction } from '../../../platform/database/transaction'
import { domainError } from '../../../platform/errors/domain-error'
import { keyField } from '../../../platform/http/dialog-fields'
import { parseInput } from '../../../platform/http/parse-input'
import { editorActor } from '../../editor-actions/editor-actor'
import { loadOffer } from '../../subscriptions/placing/load-offer'
import { placeSubscription } from '../../subscriptions/placing/place-subscription'
import { deskAudit } from '../audit-kinds'

const orderInput = z.object({ order: subscriptionOrderSchema, idempotencyKey: keyField })

/**
 * `POST /subscriptions`: places an order that a customer gave by telephone, by the rules of the website and with its confirmation. The
 * customer did not show to own the address, so it gets no other account's details. A repeat places nothing.
 * @throws the codes of `subscriptionErrors`
 */
export async function takeOrder(ctx: Context): Promise<void> {
  const { order, idempotencyKey } = parseInput(orderInput, ctx.request.body)
  const offer = await loadOffer()
  if (!offer) throw domainError(subscriptionErrors, 'subscriptions/plan-off-sale')
  const { name } = editorActor(ctx)
  const placed = await inTransaction((trx) =>
    once(trx, `desk order ${idempotencyKey}`, async () => {
      const placing = { order, idempotencyKey, accountId: null, address: null, takenBy: name, offer }
      const { subscriptionNumber: number } = await placeSubscription(trx, placing, new Date())
      const { id } = await tablesOf(trx)
        .selectFrom('gevel_subscriptions')
        .select('id')
        .where('number', '=', number)
        .executeTakeFirstOrThrow()
      await recordAudit({
        kind: deskAudit.kinds.ordered,
        target: { type: 'subscription', id: String(id), name: number },
      })
      return { id, number }
    }),
  )
  ctx.body = { data: placed }
}

/** The placed order, as the admin shows it. */
export interface TakenOrder {
  id: number
  number: string
}
