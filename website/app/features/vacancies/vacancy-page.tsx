import { href, partnerHref, vacancyHref } from '@gevel/contract/hrefs'
import type { Vacancy } from '@gevel/contract/vacancies'
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx'
import { Picture } from '../../ui/images/picture.tsx'
import { Link } from '../../ui/links/link.tsx'
import { usePageContext } from '../../ui/page/page-context.tsx'
import { PageMeta } from '../../ui/page/page-meta.tsx'
import { StructuredData } from '../../ui/page/structured-data.tsx'
import { longDate } from '../../ui/text/dates.ts'
import { RichText } from '../../ui/text/rich-text.tsx'
import { jobPosting } from './job-posting.ts'
import { VacancyAside } from './vacancy-aside.tsx'
import { isOpen } from './vacancy-facts.ts'
import { VacancyOpening } from './vacancy-opening.tsx'

/** A vacancy: text, facts, employer and similar vacancies. */
export function VacancyPage({ vacancy }: { vacancy: Vacancy }) {
  const { now } = usePageContext()
  const { title, company, city, intro, body, closesAt } = vacancy
  const open = isOpen(vacancy, now)
  return (
    <div className="wrap">
      <PageMeta
        title={`${title} in ${city}`}
        description={intro}
        path={vacancyHref(vacancy)}
        seo={vacancy.seo}
        noindex={!open}
      />
      {open && <StructuredData data={() => jobPosting(vacancy)} />}
      <Breadcrumbs above={[{ label: 'Vacatures', href: href('/vacatures') }]} here={title} />
      <article className="columns">
        <div className="org lg:col-span-8">
          <header className={company?.logo ? 'org-head org-head--ruled' : 'org-head--ruled pb-4'}>
            {company?.logo && <Picture alt="" picture={company.logo} ratio="1x1" sizes="4.5rem" />}
            <h1 className="text-3xl">{title}</h1>
            <p>
              {company && (
                <Link className="link" href={partnerHref(company)}>
                  {company.name}
                </Link>
              )}{' '}
              in {city}
            </p>
          </header>
          {!open && (
            <p className="notice mb-6">
              <strong>Deze vacature is gesloten.</strong> Reageren kon tot en met {longDate(closesAt)}.
            </p>
          )}
          <VacancyOpening vacancy={vacancy} isOpen={open} />
          <div className="prose">
            <p className="intro">{intro}</p>
            <RichText content={body} />
          </div>
        </div>
        <VacancyAside vacancy={vacancy} isOpen={open} />
      </article>
    </div>
  )
}
