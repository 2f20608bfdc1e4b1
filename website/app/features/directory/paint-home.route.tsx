import type { Route } from './+types/paint-home.route.ts'
import { CompanyPage } from './company-page.tsx'
import { loadCompany } from './load-company.server.ts'

export function loader(call: Route.LoaderArgs) {
  return loadCompany(call, 'paint-home', call.params.link)
}

export default function PaintHomeRoute({ loaderData }: Route.ComponentProps) {
  return <CompanyPage {...loaderData} />
}
