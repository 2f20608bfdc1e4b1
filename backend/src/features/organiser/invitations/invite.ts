import { maxInvitationNote } from '@gevel/contract/invitations'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { z } from 'zod'
import { recordAudit } from '../../../content/audit-log/record-audit'
import { saleTag } from '../../../content/events/sale-tag'
import { recordChange } from '../../../platform/changes/change-log'
import { once } from '../../../platform/database/once'
import { tablesOf } from '../../../platform/database/tables-of'
import { inTransaction, type Transaction } from '../../../platform/database/transaction'
import { fieldError } from '../../../platform/errors/field-error'
import { checkField, keyField, lineField, momentField } from '../../../platform/http/dialog-fields'
import { parseInput } from '../../../platform/http/parse-input'
import { editorActor } from '../../editor-actions/editor-actor'
import { eventPurpose } from '../../invitations/events/event-purpose'
import { storeInvitation } from '../../invitations/send-invitation'
import { type EventRow, findEvent } from '../../registrations/stored/event-row'
import { lockQuotas } from '../../registrations/stored/lock-quotas'
import { claimPlaces, loadPlaces, placesOf, shortQuotas } from '../../registrations/stored/quotas'
import { recordInLog } from '../../registrations/stored/record-in-log'
import { requireType } from '../attendees/require-type'
import { eventAudit } from '../audit-kinds'
import { type InvitationRow, type RowProblem, readInvitationRows } from './read-invitation-rows'

const listFields = {
  event: z.coerce.number({ error: 'Kies een evenement.' }).int('Kies een evenement.'),
  typeId: z.coerce.number({ error: 'Kies een kaartsoort.' }).int('Kies een kaartsoort.'),
  list: z.string({ error: 'Vul een lijst in.' }).min(1, 'Vul een lijst in.').max(900_000, 'Deze lijst is te lang.'),
  isReserved: checkField,
}
const previewInput = z.object(listFields)
const invitingInput = z.object({
  ...listFields,
  inviter: lineField('Wie uitnodigt', 80),
  note: z
    .string()
    .max(maxInvitationNote, `Houd het bij hoogstens ${maxInvitationNote} tekens.`)
    .nullish()
    .transform((text) => text?.trim() || null),
  expiresAt: momentField('Geldig tot'),
  idempotencyKey: keyField,
})

/** The most invitations that are sent at once. */
const mostRows = 1_000

/** What a list would do, before anything is sent. */
export interface InvitationPreview {
  rows: InvitationRow[]
  problems: RowProblem[]
  places: number
  /** that can be reserved; null where nothing is reserved */
  free: number | null
}

/** `POST /invitations/preview`: what a list would do, line by line. Sends and stores nothing. */
export async function previewInvitations(ctx: Context): Promise<void> {
  const { event: eventId, typeId, list, isReserved } = parseInput(previewInput, ctx.request.body)
  const preview = await inTransaction(async (trx) => {
    const event = await requireEvent(trx, eventId)
    await requireType(trx, eventId, typeId)
    return examine(trx, event, { typeId, list, isReserved }, new Date())
  })
  ctx.body = { data: preview }
}

/**
 * `POST /invitations`: invites everybody in a list, or nobody. The places are reserved, and the mails queued, in one transaction; a repeat
 * with the key sends nothing.
 * @throws ValidationError that names the lines that are wrong, or that there are too few places
 */
export async function inviteToEvent(ctx: Context): Promise<void> {
  const input = parseInput(invitingInput, ctx.request.body)
  const [actor, at] = [editorActor(ctx), new Date()]
  const sent = await inTransaction((trx) =>
    once(trx, `event invitations ${input.idempotencyKey}`, async () => {
      const event = await requireEvent(trx, input.event)
      await requireType(trx, event.id, input.typeId)
      if (input.expiresAt <= at || input.expiresAt > event.ends_at)
        throw fieldError([
          { path: ['expiresAt'], message: 'Kies een moment tussen nu en het einde van het evenement.' },
        ])
      await lockQuotas(trx, event.id)
      const { rows, problems, places, free } = await examine(trx, event, input, at)
      if (problems.length > 0)
        throw fieldError([
          { path: ['list'], message: problems.map(({ line, problem }) => `Regel ${line}: ${problem}.`).join('\n') },
        ])
      if (free !== null && places > free)
        throw fieldError([{ path: ['list'], message: `Er zijn ${places} plaatsen nodig, en ${free} vrij.` }])
      for (const row of rows) await invite(trx, event, row, { ...input, createdBy: actor.name, at })
      const data = { count: rows.length, name: event.title, places }
      await recordInLog(trx, [{ eventId: event.id, kind: 'invited', actor, data, at }])
      await recordAudit({
        kind: eventAudit.kinds.invited,
        target: { type: 'event', id: String(event.id), name: event.title },
        changes: [`${rows.length} uitnodigingen`, `${places} plaatsen`],
      })
      await recordChange(trx, [saleTag])
      return { sent: rows.length }
    }),
  )
  ctx.body = { data: sent }
}

async function requireEvent(trx: Transaction, id: number): Promise<EventRow> {
  const event = await findEvent(trx, id)
  if (!event || event.cancelled_at || event.ends_at <= new Date())
    throw fieldError([{ path: ['event'], message: 'Voor dit evenement is er geen inschrijving.' }])
  return event
}

interface Listed {
  typeId: number
  list: string
  isReserved: boolean
}

async function examine(
  trx: Transaction,
  event: EventRow,
  { typeId, list, isReserved }: Listed,
  at: Date,
): Promise<InvitationPreview> {
  const { rows, problems } = readInvitationRows(list)
  if (rows.length === 0 && problems.length === 0) throw fieldError([{ path: ['list'], message: 'Vul een lijst in.' }])
  if (rows.length > mostRows) throw new errors.ValidationError(`Nodig hoogstens ${mostRows} tegelijk uit.`)
  const known = await findKnown(trx, event.id)
  const twice = rows.flatMap(({ line, email }) => {
    const problem = known.get(email)
    return problem ? [{ line, problem: `${email} ${problem}` }] : []
  })
  const left = rows.filter(({ email }) => !known.has(email))
  const places = left.reduce((sum, row) => sum + row.places, 0)
  const { free, map } = await loadPlaces(trx, event.id, at)
  const quotas = map.ofType.get(typeId) ?? []
  const most = Math.max(0, Math.min(...quotas.map((id) => free.get(id) ?? 0)))
  return {
    ...{ rows: left, places, free: isReserved ? most : null },
    problems: [...problems, ...twice].toSorted((one, other) => one.line - other.line),
  }
}

/** Addresses that have a ticket of an event, or an invitation that was not answered. */
async function findKnown(trx: Transaction, eventId: number): Promise<Map<string, string>> {
  const tables = tablesOf(trx)
  const tickets = await tables
    .selectFrom('gevel_event_tickets')
    .select('email')
    .where('event_id', '=', eventId)
    .where('state', '=', 'valid')
    .execute()
  const invited = await tables
    .selectFrom('gevel_invitations as i')
    .innerJoin('gevel_event_invitations as e', 'e.id', 'i.subject_id')
    .select('i.email')
    .where('i.purpose', '=', 'event')
    .where('e.event_id', '=', eventId)
    .where('i.accepted_at', 'is', null)
    .where('i.withdrawn_at', 'is', null)
    .where('i.declined_at', 'is', null)
    .where('i.expires_at', '>', new Date())
    .execute()
  return new Map([
    ...invited.map(({ email }) => [email.toLowerCase(), 'is al uitgenodigd'] as const),
    ...tickets.map(({ email }) => [email.toLowerCase(), 'heeft al een kaart'] as const),
  ])
}

interface Inviting {
  typeId: number
  isReserved: boolean
  inviter: string
  note: string | null
  expiresAt: Date
  createdBy: string
  at: Date
}

async function invite(trx: Transaction, event: EventRow, row: InvitationRow, inviting: Inviting): Promise<void> {
  const { typeId, isReserved, inviter, note, expiresAt, createdBy, at } = inviting
  const { id } = await tablesOf(trx)
    .insertInto('gevel_event_invitations')
    .values({
      ...{ event_id: event.id, ticket_type_id: typeId, company: row.company, places: row.places },
      ...{ is_reserved: isReserved, inviter, note, created_by: createdBy, created_at: at, expires_at: expiresAt },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (isReserved) {
    const { free, map } = await loadPlaces(trx, event.id, at)
    const places = placesOf(map, [{ id: typeId, count: row.places }], [])
    if (shortQuotas(places, free).size > 0)
      throw fieldError([{ path: ['list'], message: 'Er zijn niet genoeg plaatsen vrij.' }])
    await claimPlaces(trx, [{ claimant: { invitation_id: id }, places }], expiresAt)
  }
  const offer = await eventPurpose.findOffer(trx, id, at)
  if (!offer) throw new Error(`Invitation ${id} was not stored`)
  const { email, name } = row
  await storeInvitation(
    trx,
    eventPurpose,
    { subjectId: id, email, name, role: 'reader', note },
    { invited_by: null, inviter, expires_at: expiresAt },
    offer,
    at,
  )
}
