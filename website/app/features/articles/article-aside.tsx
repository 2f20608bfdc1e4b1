import { withinEdition } from '@gevel/contract/edition-links'
import { href, magazineHref } from '@gevel/contract/hrefs'
import { LatestList } from '../../ui/articles/latest-list.tsx'
import { CompanyRow } from '../../ui/company/company-row.tsx'
import { Link } from '../../ui/links/link.tsx'
import { Lintel } from '../../ui/lintel.tsx'
import { VacancyMini } from '../vacancies/public.tsx'
import type { ArticlePageData } from './article.loader.server.ts'

/** Beside the article: its companies, its magazine issue, the newest stories and some vacancies. */
export function ArticleAside({
  article: { partners, magazine, edition },
  newest,
  vacancies,
}: Pick<ArticlePageData, 'article' | 'newest' | 'vacancies'>) {
  return (
    <aside className="art-aside joint lg:col-span-4" aria-label="Bij dit artikel">
      <div className="stack-lg">
        {partners.length > 0 && (
          <section aria-labelledby="in-dit-artikel">
            <Lintel id="in-dit-artikel" title="In dit artikel" />
            <ul>
              {partners.map((partner) => (
                <CompanyRow key={partner.id} company={partner} />
              ))}
            </ul>
          </section>
        )}
        {magazine && (
          <section aria-labelledby="in-het-magazine">
            <Lintel id="in-het-magazine" title="In het magazine" />
            <p>
              Dit verhaal stond in nummer {magazine.number} van {magazine.year}
              {magazine.page && `, op pagina ${magazine.page}`}.
            </p>
            <p className="mt-2">
              <Link className="link" href={magazineHref(magazine)}>
                {magazine.title}
              </Link>
            </p>
          </section>
        )}
        <section aria-labelledby="laatste">
          <LatestList id="laatste" title="Het laatste" articles={newest} edition={edition} />
        </section>
        {vacancies.length > 0 && (
          <section aria-labelledby="vacatures">
            <Lintel
              id="vacatures"
              title="Vacatures"
              more={{ label: null, href: withinEdition(href('/vacatures'), edition) }}
            />
            <ul>
              {vacancies.map((vacancy) => (
                <VacancyMini key={vacancy.id} vacancy={vacancy} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </aside>
  )
}
