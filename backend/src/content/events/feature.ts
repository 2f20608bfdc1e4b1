import { z } from 'zod'
import type { Feature } from '../../platform/feature/feature'
import { publicRoute, publicRouteById } from '../../platform/readers/public-route'
import { eventsQuery, listEvents } from './list-events'
import { showCurrentOfSeries, showEvent } from './show-event'

export const events: Feature = {
  routes: [
    publicRoute('/public/events', eventsQuery, ({ query }) => listEvents(query)),
    publicRoute('/public/events/series/:series', z.object({}), ({ params }) =>
      showCurrentOfSeries(params.series ?? ''),
    ),
    publicRouteById('/public/events', showEvent),
  ],
}
