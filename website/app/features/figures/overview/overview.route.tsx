import { load } from '../../../routing/load.server.ts'
import type { RouteHandle } from '../../../routing/routes/route-handle.ts'
import { byTheme } from '../by-theme.server.ts'
import { listFigures } from '../figures.server.ts'
import type { Route } from './+types/overview.route.ts'
import { OverviewPage } from './overview-page.tsx'
import { withNews } from './theme-news.server.ts'

export const handle: RouteHandle = {}

export { figuresStyles as links } from '../figures-styles.ts'

export async function loader(args: Route.LoaderArgs) {
  return { themes: await load(args, loadThemes(args.request)) }
}

async function loadThemes(request: Request) {
  return withNews(request, byTheme(await listFigures(request)))
}

export default function OverviewRoute({ loaderData }: Route.ComponentProps) {
  return <OverviewPage {...loaderData} />
}
