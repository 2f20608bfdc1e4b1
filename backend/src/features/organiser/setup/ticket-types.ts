import { cents } from '@gevel/contract/money/cents'
import { z } from 'zod'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { type FieldProblem, fieldError } from '../../../platform/errors/field-error'
import {
  lineField,
  optionalLine,
  optionalMoment,
  optionalNumber,
  priceField,
  wholeNumber,
} from '../../../platform/http/dialog-fields'
import type { Cause } from '../../editor-actions/perform'
import { recordInLog } from '../../registrations/stored/record-in-log'
import { type EventRow, lockEvent } from '../lock-event'
import { nextPosition } from './next-position'
import { realignClaims } from './realign-claims'

const domain = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/

const domainList = z
  .string()
  .max(4000, 'Dit zijn te veel domeinen.')
  .nullish()
  .transform((text) => [
    ...new Set(
      (text ?? '')
        .toLowerCase()
        .split(/[\s,;]+/)
        .map((one) => one.replace(/^.*@/, ''))
        .filter(Boolean),
    ),
  ])

export const ticketTypeInput = z.object({
  /** undefined for a new one */
  typeId: z.int().optional(),
  name: lineField('Naam', 80),
  description: optionalLine('Regel eronder', 160),
  priceIncl: priceField,
  priceExcl: priceField,
  vatRate: z.coerce.number().pipe(z.union([z.literal(2100), z.literal(900), z.literal(0)], 'Kies een btw-tarief.')),
  access: z.enum(['everybody', 'subscriber', 'invitation', 'domain'], 'Kies voor wie de kaart is.'),
  domains: domainList,
  opensAt: optionalMoment('Te koop vanaf'),
  closesAt: optionalMoment('Te koop tot'),
  leastPerOrder: wholeNumber('Minstens per inschrijving', 1, 50),
  mostPerOrder: optionalNumber('Hoogstens per inschrijving', 1, 50),
  quotaIds: z.array(z.int()).max(50).default([]),
})
type TicketType = z.output<typeof ticketTypeInput>

/**
 * Adds a kind of ticket to an event, or changes one. What was sold keeps its price.
 * @throws ValidationError with a sentence for each field that does not fit
 */
export async function saveTicketType(trx: Transaction, eventId: number, type: TicketType, { actor, at }: Cause) {
  const event = await lockEvent(trx, eventId)
  if (!event) return undefined
  await rejectWrongType(trx, event, type)
  const tables = tablesOf(trx)
  const columns = {
    ...{ name: type.name, description: type.description, vat_rate: type.vatRate, access: type.access },
    ...{ price_incl_cents: cents(type.priceIncl), price_excl_cents: cents(type.priceExcl) },
    ...{ domains: type.domains, opens_at: type.opensAt, closes_at: type.closesAt },
    ...{ least_per_order: type.leastPerOrder, most_per_order: type.mostPerOrder },
  }
  const saved =
    type.typeId === undefined
      ? await tables
          .insertInto('gevel_event_ticket_types')
          .values({
            event_id: eventId,
            ...columns,
            position: await nextPosition(trx, 'gevel_event_ticket_types', eventId),
          })
          .returning('id')
          .executeTakeFirst()
      : await tables
          .updateTable('gevel_event_ticket_types')
          .set(columns)
          .where('id', '=', type.typeId)
          .where('event_id', '=', eventId)
          .returning('id')
          .executeTakeFirst()
  if (!saved) return undefined
  await setQuotas(trx, saved.id, type.quotaIds)
  await realignClaims(trx, eventId)
  const data = { name: type.name }
  await recordInLog(trx, [{ eventId, kind: type.typeId ? 'type-changed' : 'type-added', actor, data, at }])
  return `${event.title}: ${type.name}`
}

export const saleOfTypeInput = z.object({ typeId: z.int(), isOnSale: z.boolean() })

/** Takes a kind of ticket off sale for good, or sells it again. Its tickets stay. */
export async function setOnSale(
  trx: Transaction,
  eventId: number,
  { typeId, isOnSale }: z.output<typeof saleOfTypeInput>,
  { actor, at }: Cause,
) {
  const event = await lockEvent(trx, eventId)
  const changed = await tablesOf(trx)
    .updateTable('gevel_event_ticket_types')
    .set({ withdrawn_at: isOnSale ? null : at })
    .where('id', '=', typeId)
    .where('event_id', '=', eventId)
    .returning('name')
    .executeTakeFirst()
  if (!event || !changed) return undefined
  const kind = isOnSale ? 'type-on-sale' : 'type-withdrawn'
  await recordInLog(trx, [{ eventId, kind, actor, data: { name: changed.name }, at }])
  return `${event.title}: ${changed.name}`
}

async function rejectWrongType(trx: Transaction, event: EventRow, type: TicketType): Promise<void> {
  const problems: FieldProblem[] = []
  const check = (isWrong: boolean, field: keyof TicketType, message: string) => {
    if (isWrong) problems.push({ path: [field], message })
  }
  const { opensAt, closesAt, mostPerOrder, leastPerOrder, domains } = type
  check((type.priceIncl === 0) !== (type.priceExcl === 0), 'priceExcl', 'Vul beide prijzen in, of geen van beide.')
  check(type.priceExcl > type.priceIncl, 'priceExcl', 'De prijs zonder btw is hoger dan die met btw.')
  const [opens, closes] = [opensAt ?? event.opens_at, closesAt ?? event.closes_at]
  check(closes <= opens, 'closesAt', 'De verkoop eindigt voordat zij begint.')
  check(closesAt !== null && closesAt > event.ends_at, 'closesAt', 'De verkoop eindigt pas na afloop.')
  const wrong = domains.filter((one) => !domain.test(one))
  check(wrong.length > 0, 'domains', `Dit is geen domein: ${wrong.slice(0, 3).join(', ')}.`)
  check(type.access === 'domain' && domains.length === 0, 'domains', 'Vul de domeinen in, zoals dekroon.nl.')
  const most = mostPerOrder ?? event.most_per_order
  check(most < leastPerOrder, 'mostPerOrder', 'Het hoogste aantal is lager dan het laagste.')
  check(
    leastPerOrder > event.most_per_order,
    'leastPerOrder',
    `Een inschrijving heeft hoogstens ${event.most_per_order} kaarten.`,
  )
  const quotas = await tablesOf(trx)
    .selectFrom('gevel_event_quotas')
    .select('id')
    .where('event_id', '=', event.id)
    .where('kind', '=', 'type')
    .execute()
  const ids = quotas.map(({ id }) => id)
  check(
    !type.quotaIds.every((id) => ids.includes(id)),
    'quotaIds',
    'Dit quotum is er niet meer. Laad de pagina opnieuw.',
  )
  if (problems.length > 0) throw fieldError(problems)
}

async function setQuotas(trx: Transaction, typeId: number, quotaIds: readonly number[]): Promise<void> {
  const tables = tablesOf(trx)
  await tables.deleteFrom('gevel_event_type_quotas').where('ticket_type_id', '=', typeId).execute()
  if (quotaIds.length === 0) return
  await tables
    .insertInto('gevel_event_type_quotas')
    .values([...new Set(quotaIds)].map((id) => ({ ticket_type_id: typeId, quota_id: id })))
    .execute()
}
