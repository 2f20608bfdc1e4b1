import { applicationEndpoints } from '@gevel/contract/endpoints/applications'
import { href } from '@gevel/contract/hrefs'
import { vacancyHref } from '@gevel/contract/vacancy-href'
import { accountProblem } from '../../../content/account-problem.ts'
import { callEndpoint } from '../../../content/call-endpoint.server.ts'
import { load } from '../../../routing/load.server.ts'
import type { RouteHandle } from '../../../routing/routes/route-handle.ts'
import { styleSheets } from '../../../routing/routes/style-sheets.ts'
import receivedStyles from '../../../styles/features/received-applications.css?url'
import { Breadcrumbs } from '../../../ui/breadcrumbs/breadcrumbs.tsx'
import { Link } from '../../../ui/links/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageMeta } from '../../../ui/page/page-meta.tsx'
import type { Route } from './+types/received.route.ts'
import { ApplicationDetails } from './application-details.tsx'

export const handle: RouteHandle = { middleware: ['no-tracking'] }

export const links = styleSheets(receivedStyles)

/** `/vacatures/sollicitatie/ontvangen?code=`: an application for an employer without an account. */
export async function loader(args: Route.LoaderArgs) {
  const code = args.url.searchParams.get('code') ?? ''
  return { code, received: await load(args, findReceived(args.request, code)) }
}

async function findReceived(request: Request, code: string) {
  try {
    return await callEndpoint(request, applicationEndpoints.showReceived, { input: { code } })
  } catch (error) {
    if (accountProblem(error).code === 'applications/gone') return null
    throw error
  }
}

export default function ReceivedRoute({ loaderData: { code, received } }: Route.ComponentProps) {
  const vacancy = received?.vacancy
  return (
    <div className="wrap">
      <PageMeta title="Sollicitatie" description={null} path={href('/vacatures/sollicitatie/ontvangen')} noindex />
      <Breadcrumbs above={[{ label: 'Vacatures', href: href('/vacatures') }]} here="Sollicitatie" />
      <header className="page-head">
        <h1>{received ? received.application.name : 'Sollicitatie'}</h1>
        {vacancy && (
          <p>
            Sollicitatie op{' '}
            <Link className="link" href={vacancyHref(vacancy)}>
              {vacancy.title}
            </Link>
          </p>
        )}
      </header>
      {received ? (
        <ApplicationDetails
          application={received.application}
          cvHref={`${href('/vacatures/sollicitatie/cv')}?${new URLSearchParams({ code })}`}
        />
      ) : (
        <Notice title="Deze sollicitatie is er niet" isProblem>
          De link klopt niet, de sollicitant heeft haar ingetrokken, of zij is gewist: wij bewaren sollicitaties niet
          langer dan nodig.
        </Notice>
      )}
    </div>
  )
}
