import { z } from 'zod'
import { ensureTagTriggers } from '../../platform/changes/change-log'
import type { Feature } from '../../platform/feature/feature'
import { publicRoute, publicRouteById } from '../../platform/readers/public-route'
import { eventsQuery, listEvents } from './list-events'
import { noteEventMoments } from './note-event-moments'
import { saleTag } from './sale-tag'
import { showCurrentOfSeries, showEvent } from './show-event'

/** What an organiser sets of the registration for events, of which their pages show some. */
const saleTables = ['gevel_events', 'gevel_event_ticket_types', 'gevel_event_quotas', 'gevel_event_type_quotas']

/** The longest delay with which the end of an event or of its sale is seen in what is cached. */
const everyMs = 2_000

export const events: Feature = {
  routes: [
    publicRoute('/public/events', eventsQuery, ({ query }) => listEvents(query)),
    publicRoute('/public/events/series/:series', z.object({}), ({ params }) =>
      showCurrentOfSeries(params.series ?? ''),
    ),
    publicRouteById('/public/events', showEvent),
  ],
  timers: [{ name: 'Looking for events that are over', everyMs, work: () => noteEventMoments(new Date()) }],
  derivedTables: Object.fromEntries(saleTables.map((table) => [table, saleTag])),
  ensureTriggers: async (strapi) => {
    for (const table of saleTables) await ensureTagTriggers(strapi.db.connection, table, saleTag)
  },
}
