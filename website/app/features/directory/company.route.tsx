import { byRoute } from '../../routing/routes/by-route.ts'
import type { Route } from './+types/company.route.ts'
import { CompanyPage } from './company-page.tsx'
import { directoryStyles } from './directory-styles.ts'
import { loadCompany } from './load-company.server.ts'

const KINDS = {
  'partners-link': 'partner',
  'organisaties-link': 'organisation',
  'winkelketens-bouwmarkten-link': 'building-market',
  'winkelketens-verfwinkels-woonwinkels-link': 'paint-home',
} as const

export const links = directoryStyles

export function loader(args: Route.LoaderArgs) {
  return loadCompany(args, byRoute(args.pattern, KINDS), args.params.link)
}

export default function CompanyRoute({ loaderData }: Route.ComponentProps) {
  return <CompanyPage {...loaderData} />
}
