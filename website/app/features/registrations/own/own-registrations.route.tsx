import { registrationEndpoints } from '@gevel/contract/endpoints/registrations'
import { href } from '@gevel/contract/hrefs'
import { accountProblem } from '../../../content/account-problem.ts'
import { bearerOf } from '../../../content/backend/bearer.ts'
import { callEndpoint } from '../../../content/call-endpoint.server.ts'
import { load } from '../../../routing/load.server.ts'
import type { RouteHandle } from '../../../routing/routes/route-handle.ts'
import { styleSheets } from '../../../routing/routes/style-sheets.ts'
import { withReturn } from '../../../routing/urls/return-path.ts'
import { loadUser } from '../../../session/load-user.server.ts'
import styles from '../../../styles/features/own-registrations.css?url'
import { AccountNav } from '../../../ui/account-nav.tsx'
import { Breadcrumbs } from '../../../ui/breadcrumbs/breadcrumbs.tsx'
import { Link } from '../../../ui/links/link.tsx'
import { Lintel } from '../../../ui/lintel.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageMeta } from '../../../ui/page/page-meta.tsx'
import type { Route } from './+types/own-registrations.route.ts'
import { groupRegistrations } from './group-registrations.ts'
import { codeIn } from './own.server.ts'
import { PastEvents } from './past-events.tsx'
import { UpcomingEvent } from './upcoming-event.tsx'

export const handle: RouteHandle = { middleware: ['no-tracking'], query: ['code'] }

export const links = styleSheets(styles)

/** `/inschrijvingen`: the tickets and waiting places of the reader, or of the registration of a link. */
export async function loader(args: Route.LoaderArgs) {
  const code = codeIn(args.url)
  const isOwner = code !== null || bearerOf(args.request) !== undefined
  const [own, user] = await Promise.all([
    isOwner ? load(args, findOwn(args.request, code)) : null,
    // the navigation of the account is not for the holder of a link
    code === null ? loadUser(args) : null,
  ])
  // asked here: the time that a page refers to is rounded
  const now = new Date().toISOString()
  return { code, isOwner, reader: user?.reader ?? null, own: own && { now, ...groupRegistrations(own, now) } }
}

/** null for a link that is none, or that has expired */
async function findOwn(request: Request, code: string | null) {
  try {
    return (await callEndpoint(request, registrationEndpoints.listOwn, { input: { code } })).data
  } catch (error) {
    if (accountProblem(error).status === 404) return null
    throw error
  }
}

export default function OwnRegistrationsRoute({ loaderData: { code, isOwner, reader, own } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <PageMeta title="Mijn inschrijvingen" description={null} path={href('/inschrijvingen')} noindex />
      <Breadcrumbs here="Inschrijvingen" />
      <header className="page-head">
        <h1>Mijn inschrijvingen</h1>
      </header>
      {!isOwner ? (
        <div className="max-w-(--measure) stack">
          <p>
            Log in om uw kaarten te zien, over te dragen of te annuleren. Zonder account komt u hier met de link in uw
            bevestigingsmail.
          </p>
          <Link
            className="btn btn--submit justify-self-start"
            href={withReturn(href('/inloggen'), href('/inschrijvingen'))}
            rel="nofollow"
          >
            Inloggen
          </Link>
        </div>
      ) : own === null ? (
        <Notice title="Deze link werkt niet meer" isProblem>
          Zij klopt niet, of is te oud. Log in met het adres van uw inschrijving om haar te zien.
        </Notice>
      ) : (
        <div className={reader ? 'columns' : undefined}>
          {reader && <AccountNav path={href('/inschrijvingen')} reader={reader} />}
          <div className={reader ? 'joint stack-lg lg:col-span-9' : 'stack-lg'}>
            <section aria-labelledby="binnenkort">
              <Lintel id="binnenkort" title="Binnenkort" />
              {own.upcoming.length === 0 ? (
                <p>
                  U bent nergens voor ingeschreven.{' '}
                  <Link className="link" href={href('/nationale-dhz-sessie')}>
                    Bekijk de bijeenkomsten
                  </Link>
                </p>
              ) : (
                own.upcoming.map((event) => <UpcomingEvent key={event.id} event={event} code={code} now={own.now} />)
              )}
            </section>
            {own.past.length > 0 && (
              <section aria-labelledby="geweest">
                <Lintel id="geweest" title="Geweest" />
                <PastEvents events={own.past} />
              </section>
            )}
            {code === null && <p className="hint">Zonder account komt u hier met de link in uw bevestigingsmail.</p>}
          </div>
        </div>
      )}
    </div>
  )
}
