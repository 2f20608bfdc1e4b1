import type { Article } from '@gevel/contract/articles'
import { magazineHref } from '@gevel/contract/hrefs'
import { DatedHeadlines } from '../../ui/articles/dated-headlines.tsx'
import { CompanyRow } from '../../ui/company/company-row.tsx'
import { Link } from '../../ui/links/link.tsx'
import { Lintel } from '../../ui/lintel.tsx'

/**
 * Beside an article, on a phone below its text: the companies in it, earlier articles of the same story, and the magazine issue that
 * it was in.
 */
export function ArticleContext({ partners, magazine, earlier }: Pick<Article, 'partners' | 'magazine' | 'earlier'>) {
  return (
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
      {earlier.length > 0 && (
        <section aria-labelledby="eerder">
          <Lintel id="eerder" title="Eerder hierover" />
          <DatedHeadlines articles={earlier} />
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
    </div>
  )
}
