import type { Route } from './+types/organisation.route.ts'
import { CompanyPage } from './company-page.tsx'
import { loadCompany } from './load-company.server.ts'

export function loader(call: Route.LoaderArgs) {
  return loadCompany(call, 'organisation', call.params.link)
}

export default function OrganisationRoute({ loaderData }: Route.ComponentProps) {
  return <CompanyPage {...loaderData} />
}
