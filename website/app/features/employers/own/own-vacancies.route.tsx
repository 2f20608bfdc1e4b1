import { href } from '@gevel/contract/hrefs'
import { load } from '../../../routing/load.server.ts'
import type { RouteHandle } from '../../../routing/routes/route-handle.ts'
import { styleSheets } from '../../../routing/routes/style-sheets.ts'
import styles from '../../../styles/features/own-vacancies.css?url'
import tagStyles from '../../../styles/features/state-tags.css?url'
import tabStyles from '../../../styles/features/tabs.css?url'
import { Breadcrumbs } from '../../../ui/breadcrumbs/breadcrumbs.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Link } from '../../../ui/links/link.tsx'
import { Lintel } from '../../../ui/lintel.tsx'
import { PageMeta } from '../../../ui/page/page-meta.tsx'
import { loadOwnCompanies } from '../company/own-companies.server.ts'
import type { Route } from './+types/own-vacancies.route.ts'
import { DraftLine } from './draft-line.tsx'
import { groupVacancies } from './list-groups.ts'
import { loadOwnVacancies } from './own.server.ts'
import { VacancyLine } from './vacancy-line.tsx'

export const handle: RouteHandle = { middleware: ['no-tracking'], query: ['staat'] }

export const links = styleSheets(styles, tagStyles, tabStyles)

/** `/vacatures/mijn`: the vacancies of the reader's companies, by state; `?staat=` shows those of one group. */
export async function loader(args: Route.LoaderArgs) {
  const [own, companies] = await Promise.all([load(args, loadOwnVacancies(args.request)), loadOwnCompanies(args)])
  return { ...own, companies, shown: args.url.searchParams.get('staat') }
}

export default function OwnVacanciesRoute({ loaderData }: Route.ComponentProps) {
  const { vacancies, drafts, companies, shown } = loaderData
  const title = companies.length === 1 ? `Vacatures van ${companies[0]?.name}` : 'Mijn vacatures'
  const groups = groupVacancies(vacancies).map((group) => ({
    ...group,
    drafts: group.id === 'concept' ? drafts : [],
  }))
  const filled = groups.filter(({ members, drafts }) => members.length + drafts.length > 0)
  const chosen = filled.some(({ id }) => id === shown) ? shown : null
  const owned = companies.filter(({ role }) => role === 'owner')
  return (
    <div className="wrap">
      <PageMeta title="Mijn vacatures" description={null} path={href('/vacatures/mijn')} noindex />
      <Breadcrumbs above={[{ label: 'Vacatures', href: href('/vacatures') }]} here="Mijn vacatures" />
      <header className="page-head mine-head">
        <h1>{title}</h1>
        <Link className="btn btn--submit" href={href('/vacatures/plaatsen')}>
          Plaats een vacature
        </Link>
      </header>
      {owned.length > 0 && (
        <p className="pb-4">
          Collega’s, bedrijfsgegevens en facturen:{' '}
          {owned.map(({ number, name }, at) => (
            <span key={number}>
              {at > 0 && ', '}
              <Link className="link" href={href('/vacatures/bedrijf/:number', { number: number.toLowerCase() })}>
                {name}
              </Link>
            </span>
          ))}
        </p>
      )}
      {filled.length === 0 ? (
        <EmptyState title="U hebt nog geen vacatures">
          Plaats er een, of vraag een collega om u uit te nodigen bij de vacatures van uw bedrijf.
        </EmptyState>
      ) : (
        <nav className="tabs" aria-label="Staat">
          <Link href={href('/vacatures/mijn')} aria-current={chosen === null ? 'true' : undefined}>
            Alle <span>{vacancies.length + drafts.length}</span>
          </Link>
          {filled.map(({ id, title: name, members, drafts: unsent }) => (
            <Link
              key={id}
              href={`${href('/vacatures/mijn')}?staat=${id}`}
              aria-current={chosen === id ? 'true' : undefined}
            >
              {name} <span>{members.length + unsent.length}</span>
            </Link>
          ))}
        </nav>
      )}
      <div className="stack-lg">
        {filled
          .filter(({ id }) => chosen === null || id === chosen)
          .map((group) => (
            <section key={group.id} aria-labelledby={group.id}>
              <Lintel id={group.id} title={group.title} />
              <ul>
                {group.members.map((vacancy) => (
                  <VacancyLine key={vacancy.id} vacancy={vacancy} namesCompany={companies.length > 1} />
                ))}
                {group.drafts.map((draft) => (
                  <DraftLine key={draft.id} draft={draft} />
                ))}
              </ul>
            </section>
          ))}
      </div>
    </div>
  )
}
