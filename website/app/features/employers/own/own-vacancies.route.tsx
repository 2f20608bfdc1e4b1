import { href } from '@gevel/contract/hrefs'
import { load } from '../../../routing/load.server.ts'
import type { RouteHandle } from '../../../routing/routes/route-handle.ts'
import { styleSheets } from '../../../routing/routes/style-sheets.ts'
import styles from '../../../styles/features/own-vacancies.css?url'
import tagStyles from '../../../styles/features/state-tags.css?url'
import { Breadcrumbs } from '../../../ui/breadcrumbs/breadcrumbs.tsx'
import { Link } from '../../../ui/links/link.tsx'
import { Lintel } from '../../../ui/lintel.tsx'
import { PageMeta } from '../../../ui/page/page-meta.tsx'
import type { Route } from './+types/own-vacancies.route.ts'
import { groupVacancies } from './list-groups.ts'
import { loadOwnVacancies } from './own.server.ts'
import { VacancyLine } from './vacancy-line.tsx'

export const handle: RouteHandle = { middleware: ['no-tracking'] }

export const links = styleSheets(styles, tagStyles)

/** `/vacatures/mijn`: the vacancies of the reader's employers, by state. */
export async function loader(args: Route.LoaderArgs) {
  return { vacancies: await load(args, loadOwnVacancies(args.request)) }
}

export default function OwnVacanciesRoute({ loaderData: { vacancies } }: Route.ComponentProps) {
  const companies = [...new Set(vacancies.map(({ company }) => company))]
  const title = companies.length === 1 ? `Vacatures van ${companies[0]}` : 'Mijn vacatures'
  return (
    <div className="wrap">
      <PageMeta title="Mijn vacatures" description={null} path={href('/vacatures/mijn')} noindex />
      <Breadcrumbs above={[{ label: 'Vacatures', href: href('/vacatures') }]} here="Mijn vacatures" />
      <header className="page-head">
        <h1>{title}</h1>
        {vacancies.length === 0 && <p>U hebt nog geen vacatures geplaatst.</p>}
      </header>
      <div className="btn-row">
        <Link className="btn btn--submit" href={href('/vacatures/plaatsen')}>
          Plaats een vacature
        </Link>
      </div>
      <div className="stack-lg mt-8">
        {groupVacancies(vacancies).map((group) => (
          <section key={group.id} aria-labelledby={group.id}>
            <Lintel id={group.id} title={group.title} />
            <ul>
              {group.members.map((vacancy) => (
                <VacancyLine key={vacancy.id} vacancy={vacancy} namesCompany={companies.length > 1} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}
