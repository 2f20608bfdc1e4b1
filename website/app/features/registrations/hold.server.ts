import type { Draft } from '@gevel/contract/drafts'
import { registrationEndpoints } from '@gevel/contract/endpoints/registrations'
import type { VisitorSale } from '@gevel/contract/event-sales'
import type { HeldPlaces } from '@gevel/contract/registrations'
import { accountProblem } from '../../content/account-problem.ts'
import { callEndpoint } from '../../content/call-endpoint.server.ts'
import { draftKeyOf } from '../../forms/wizard/server/draft-cookie.server.ts'
import { attendeesOf } from './steps/attendees-step.ts'
import { chosenTickets } from './steps/tickets-step.ts'

/** What became of keeping the places of a draft; null when there is nothing to keep yet, or it is said elsewhere why not. */
export type Hold = HeldPlaces | { until: null; refused: string } | null

/** Keeps the places that a draft asks for: its tickets, and the rooms that were chosen so far. */
export async function holdPlaces(request: Request, draft: Draft | null, sale: VisitorSale): Promise<Hold> {
  if (!draft || draft.result || !draft.done.includes('kaarten')) return null
  const { types, code } = chosenTickets(draft.entries.kaarten ?? {}, sale.data)
  if (types.length === 0) return null
  const attendees = attendeesOf(draft.entries.bezoekers ?? {}, sale.data, types)
  const input = {
    draft: { id: draft.id, key: draftKeyOf(request) },
    eventId: sale.data.eventId,
    types: countsOf(types.map(({ id }) => id)),
    sessions: countsOf(attendees.flatMap(({ sessions }) => sessions)),
    code: sale.entry && code,
  }
  try {
    return await callEndpoint(request, registrationEndpoints.hold, { input })
  } catch (error) {
    const { code, message } = accountProblem(error)
    if (code === 'network-request-failed') throw error
    if (code === 'events/too-many-held') return { until: null, refused: message }
    // the sale is over, the offer has gone or there were too many: the step itself, or the last one, says so
    return null
  }
}

function countsOf(ids: readonly number[]): { id: number; count: number }[] {
  return [...Map.groupBy(ids, (id) => id)].map(([id, all]) => ({ id, count: all.length }))
}
