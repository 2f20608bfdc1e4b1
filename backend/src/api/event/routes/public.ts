import { z } from 'zod'
import { eventsQuery, listEvents } from '../../../content/events/list-events'
import { showCurrentOfSeries, showEvent } from '../../../content/events/show-event'
import { publicRoute, publicRouteById } from '../../../platform/readers/public-route'

export default {
  routes: [
    publicRoute('/public/events', eventsQuery, ({ query }) => listEvents(query)),
    publicRoute('/public/events/series/:series', z.object({}), ({ params }) =>
      showCurrentOfSeries(params.series ?? ''),
    ),
    publicRouteById('/public/events', showEvent),
  ],
}
