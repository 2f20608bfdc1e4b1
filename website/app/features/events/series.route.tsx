import type { EventSeries } from '@gevel/contract/events'
import { href } from '@gevel/contract/hrefs'
import { byRoute } from '../../routing/routes/by-route.ts'
import type { RouteHandle } from '../../routing/routes/route-handle.ts'
import { styleSheets } from '../../routing/routes/style-sheets.ts'
import styles from '../../styles/features/event.css?url'
import programmeStyles from '../../styles/features/event-programme.css?url'
import type { Route } from './+types/series.route.ts'
import { EventPage } from './event-page.tsx'
import { loadSeries } from './load-event.server.ts'

export const links = styleSheets(styles, programmeStyles)

export const handle: RouteHandle = { layout: 'fullpage' }

/** The landing page of each series has its name. */
const SERIES = {
  'nationale-dhz-sessie': 'nationale-dhz-sessie',
  'bouwgroothandel-bijeen': 'bouwgroothandel-bijeen',
  'business-update-bouwgroothandel': 'business-update-bouwgroothandel',
} as const satisfies { [Series in EventSeries]: Series }

export function loader(args: Route.LoaderArgs) {
  return loadSeries(args, byRoute<EventSeries>(args.pattern, SERIES))
}

export default function SeriesRoute({ loaderData: { series, marks, ...shown } }: Route.ComponentProps) {
  return <EventPage key={series} {...shown} marks={marks} path={href(`/${series}`)} />
}
