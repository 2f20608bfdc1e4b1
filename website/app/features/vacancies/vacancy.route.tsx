import { href, partnerHref } from '@gevel/contract/hrefs'
import type { Vacancy } from '@gevel/contract/vacancies'
import { hours, salary } from '@gevel/contract/vacancy-facts'
import { vacancyHref } from '@gevel/contract/vacancy-href'
import { categoryNames } from '@gevel/contract/vacancy-names'
import { load } from '../../routing/load.server.ts'
import { pageNotFound, routeParam } from '../../routing/not-found.ts'
import { pageError } from '../../routing/page-error.ts'
import type { RouteHandle } from '../../routing/routes/route-handle.ts'
import { styleSheets } from '../../routing/routes/style-sheets.ts'
import { redirectToCanonical } from '../../routing/urls/canonical-slug.ts'
import { idParamSchema } from '../../routing/urls/params.ts'
import styles from '../../styles/features/organisation-page.css?url'
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx'
import { CompanyLogo } from '../../ui/company/company-logo.tsx'
import { Link } from '../../ui/links/link.tsx'
import { PageMeta } from '../../ui/page/page-meta.tsx'
import { StructuredData } from '../../ui/page/structured-data.tsx'
import { longDate } from '../../ui/text/dates.ts'
import { RichText } from '../../ui/text/rich-text.tsx'
import { previewOf } from '../previews/preview-context.server.ts'
import { loadMarks } from '../reading-list/reading-list.server.ts'
import type { Route } from './+types/vacancy.route.ts'
import { ApplyLink } from './apply-link.tsx'
import { categoryHref } from './category-href.ts'
import { jobPosting } from './job-posting.ts'
import { findVacancy, isOpenNow } from './vacancies.server.ts'
import { VacancyAside } from './vacancy-aside.tsx'

/** How long a closed vacancy stays visible before it is a 410, in milliseconds (product: 30 days). */
const GONE_AFTER_MS = 30 * 24 * 60 * 60 * 1000

export const links = styleSheets(styles)

export const handle: RouteHandle = { middleware: ['no-tracking'] }

export async function loader(args: Route.LoaderArgs) {
  const { request, url, params } = args
  const vacancy =
    previewOf(args, 'vacancy')?.document ??
    (await load(args, findVacancy(request, routeParam(url, idParamSchema, params.id)))) ??
    pageNotFound(url)
  redirectToCanonical(url, vacancyHref(vacancy))
  if (Date.now() - Date.parse(vacancy.closesAt) > GONE_AFTER_MS) {
    throw pageError('Deze vacature is gesloten en niet meer te zien.', { status: 410 })
  }
  const marks = await loadMarks(request, { vacancy: vacancy.id })
  return { vacancy, isOpen: isOpenNow(vacancy), isSaved: marks?.vacancy ?? false }
}

/** A vacancy: text, facts, employer and similar vacancies. */
export default function VacancyRoute({ loaderData: { vacancy, isOpen, isSaved } }: Route.ComponentProps) {
  const { title, category, company, employer, city, intro, body, closesAt } = vacancy
  const named = company ?? employer
  return (
    <div className="wrap">
      <PageMeta
        title={`${title} in ${city}`}
        description={intro}
        path={vacancyHref(vacancy)}
        seo={vacancy.seo}
        noindex={!isOpen}
      />
      {isOpen && <StructuredData data={(origin) => jobPosting(vacancy, origin)} />}
      <Breadcrumbs
        above={[
          { label: 'Vacatures', href: href('/vacatures') },
          { label: categoryNames[category], href: categoryHref(category) },
        ]}
        here={title}
      />
      <article className="columns">
        <div className="org lg:col-span-8">
          <header className={named ? 'org-head org-head--ruled' : 'org-head--ruled pb-4'}>
            {named && <CompanyLogo company={named} sizes="4.5rem" />}
            <h1 className="text-3xl">{title}</h1>
            <p>
              {company && (
                <Link className="link" href={partnerHref(company)}>
                  {company.name}
                </Link>
              )}
              {employer?.name} in {city}
            </p>
          </header>
          {!isOpen && (
            <p className="notice mb-6">
              <strong>Deze vacature is gesloten.</strong> Reageren kon tot en met {longDate(closesAt)}.
            </p>
          )}
          <VacancyOpening vacancy={vacancy} isOpen={isOpen} />
          <div className="prose">
            <p className="intro">{intro}</p>
            <RichText content={body} />
          </div>
        </div>
        <VacancyAside vacancy={vacancy} isOpen={isOpen} isSaved={isSaved} />
      </article>
    </div>
  )
}

/** Salary, hours and how to apply above the text, where the side column with all facts comes below it. */
function VacancyOpening({ vacancy, isOpen }: { vacancy: Vacancy; isOpen: boolean }) {
  const pay = salary(vacancy)
  return (
    <div className="vac-opening">
      <p>
        {pay && <strong>{pay}</strong>} {hours(vacancy)}
      </p>
      {isOpen && <ApplyLink vacancy={vacancy} />}
    </div>
  )
}
