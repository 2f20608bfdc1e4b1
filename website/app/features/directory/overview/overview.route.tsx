import { href } from '@gevel/contract/hrefs'
import type { RouteHandle } from '../../../routing/routes/route-handle.ts'
import { styleSheets } from '../../../routing/routes/style-sheets.ts'
import styles from '../../../styles/features/chains.css?url'
import { Breadcrumbs } from '../../../ui/breadcrumbs/breadcrumbs.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Link } from '../../../ui/links/link.tsx'
import { AnyIcon } from '../../../ui/more-icons.tsx'
import { PageMeta } from '../../../ui/page/page-meta.tsx'
import { StructuredData } from '../../../ui/page/structured-data.tsx'
import { companyList } from '../company-list.ts'
import type { Route } from './+types/overview.route.ts'
import { loadOverview } from './load-overview.server.ts'
import { OVERVIEW_KEYS, overviewHref } from './overview-address.ts'
import { OverviewTable } from './overview-table.tsx'

export const handle: RouteHandle = { query: OVERVIEW_KEYS }

export const links = styleSheets(styles)

export function loader(args: Route.LoaderArgs) {
  return loadOverview(args)
}

const INTRO =
  'Alle bouwmarktketens en verf- en woonketens naast elkaar: het aantal winkels op 1 januari, wat er in het jaar bij kwam en wat er sloot.'

/** `/winkelketens/stand-van-zaken`: all chains with their shops in a year. */
export default function OverviewRoute({ loaderData: { years, year, isNewest, sort, groups } }: Route.ComponentProps) {
  const title = isNewest ? 'Stand van zaken' : `Stand van zaken in ${year}`
  const shown = isNewest ? null : year
  return (
    <div className="wrap">
      <PageMeta title={`${title} van de winkelketens`} description={INTRO} path={overviewHref(shown)} />
      <StructuredData
        data={(origin) =>
          companyList(
            groups.flatMap(({ rows }) => rows.map(({ chain }) => chain)),
            origin,
          )
        }
      />
      <Breadcrumbs above={[{ label: 'Winkelketens', href: href('/winkelketens') }]} here="Stand van zaken" />
      <header className="page-head">
        <h1>{title}</h1>
        <p>{INTRO}</p>
      </header>
      {year === null ? (
        <EmptyState title="Nog geen tellingen">Zodra wij winkels hebben geteld, staan de ketens hier.</EmptyState>
      ) : (
        <div className="stack chains">
          <nav className="chips" aria-label="Jaar">
            <ul>
              {years.map((one) => (
                <li key={one}>
                  <Link
                    href={overviewHref(one === years[0] ? null : one, sort)}
                    aria-current={one === year ? 'page' : undefined}
                  >
                    {one}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <OverviewTable year={year} isNewest={isNewest} sort={sort} groups={groups} />
          <p className="source">
            {isNewest
              ? `De stand van ${year} is die van de laatste opgave: wat daarna opende of sloot, telt nog niet mee. `
              : ''}
            Bron: opgaven van de ketens, geteld door Gevel. Een streepje betekent dat het getal niet bekend is.
          </p>
          <div className="btn-row">
            <a
              className="btn btn--quiet"
              href={overviewHref(shown, sort, '/winkelketens/stand-van-zaken.csv')}
              rel="nofollow"
            >
              <AnyIcon name="download" />
              CSV
            </a>
            <Link className="btn btn--quiet" href={href('/winkelketens/vergelijken')}>
              Vergelijk ketens
            </Link>
          </div>
        </div>
      )}
    </div>
  )
}
