import type { registrationEndpoints } from '@gevel/contract/endpoints/registrations'
import { loadOrdering } from '../../../content/billing/ordering'
import { notFound } from '../../../platform/errors/account-errors'
import { idOf } from '../../../platform/http/parameters'
import type { RouteRequest } from '../../../platform/http/route'
import { sessionOfBearer } from '../../../platform/readers/sessions'
import { readLink } from '../../../platform/signed-links/signed-link'
import { loadSale } from '../sale/load-sale'
import { findEntry } from './find-entry'

/**
 * `GET /public/event-sales/:id`: what can be registered for now. The places that a draft holds, or that were offered with a code, are
 * free for whoever has them. An offer or an invitation of tickets that are no longer sold gives nothing: others can be chosen instead.
 * @throws 404 for an event without registration
 */
export async function showSale({ params, input, bearer }: RouteRequest<typeof registrationEndpoints.showSale>) {
  const knex = strapi.db.connection
  const [id, at] = [idOf(params.id), new Date()]
  const code = input.code ?? null
  const found = id === null || code === null ? null : await findEntry(knex, { code, eventId: id, at }).catch(() => null)
  const own = { draftId: input.draft, waitingId: found?.waitingId }
  const data = id === null ? null : await loadSale(knex, id, at, own)
  if (!data) throw notFound()
  const isSold = data.types.some((type) => type.id === found?.typeId && type.state !== 'closed')
  const entry = isSold ? found : null
  const goneEntry = code === null || entry !== null ? null : kindOf(code, at)
  const session = await sessionOfBearer(bearer)
  return {
    data,
    ordering: await loadOrdering(),
    isSubscriber: (session?.account.editions.length ?? 0) > 0,
    entry: entry && {
      typeId: entry.typeId,
      places: entry.places,
      until: entry.until.toISOString(),
      kind: entry.waitingId === undefined ? ('invitation' as const) : ('offer' as const),
    },
    goneEntry,
  }
}

/** What a code was given for, whatever became of it; null for none of ours. */
function kindOf(code: string, at: Date): 'offer' | 'invitation' | null {
  if (readLink('waiting', code, at).state !== 'unknown') return 'offer'
  return readLink('invitation', code, at).state === 'unknown' ? null : 'invitation'
}
