import type { Event } from '@gevel/contract/events'
import { currentEdition } from '../events/current-edition'
import { eventCard } from '../events/event-card'
import { type EventRow, loadEvent, loadOtherEditions } from '../events/event-row'
import { eventPage } from '../events/show-event'

/**
 * The landing page of a draft's series, as it will be when the draft is published now: that of the current edition,
 * which is the draft or has it among the other editions.
 */
export async function seriesPage(draft: EventRow): Promise<Event> {
  const others = draft.series ? await loadOtherEditions(draft.series, draft.publicId) : []
  const current = currentEdition([draft, ...others], new Date())
  const row = !current || current === draft ? null : await loadEvent(current.publicId)
  if (!row) return eventPage(draft)
  const { otherEditions, ...event } = await eventPage(row)
  const withDraft = [eventCard(draft), ...otherEditions.filter(({ id }) => id !== draft.publicId)]
  return { ...event, otherEditions: withDraft.sort((one, other) => other.startsAt.localeCompare(one.startsAt)) }
}
