import type { Route } from './+types/partner.route.ts'
import { CompanyPage } from './company-page.tsx'
import { loadCompany } from './load-company.server.ts'

export function loader(call: Route.LoaderArgs) {
  return loadCompany(call, 'partner', call.params.link)
}

export default function PartnerRoute({ loaderData }: Route.ComponentProps) {
  return <CompanyPage {...loaderData} />
}
