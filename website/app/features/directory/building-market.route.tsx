import type { Route } from './+types/building-market.route.ts'
import { CompanyPage } from './company-page.tsx'
import { loadCompany } from './load-company.server.ts'

export function loader(call: Route.LoaderArgs) {
  return loadCompany(call, 'building-market', call.params.link)
}

export default function BuildingMarketRoute({ loaderData }: Route.ComponentProps) {
  return <CompanyPage {...loaderData} />
}
