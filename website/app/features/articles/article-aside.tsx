import type { Edition } from '@gevel/contract/editions'
import { href } from '@gevel/contract/hrefs'
import { LatestList } from '../../ui/articles/latest-list.tsx'
import { Lintel } from '../../ui/lintel.tsx'
import { AdSlot, PageBanners } from '../banners/public.ts'
import { VacancyMini } from '../vacancies/public.tsx'
import type { ArticlePageData } from './article.loader.server.ts'

type ArticleAsideProps = ArticlePageData['beside'] & { edition: Edition }

/**
 * Beside an article, on a phone after its comments: the newest stories and some vacancies. The last section stays in
 * view next to a long text.
 */
export function ArticleAside({ edition, newest, vacancies, banners }: ArticleAsideProps) {
  return (
    <div className="stack-lg">
      <section aria-labelledby="laatste">
        <LatestList id="laatste" title="Het laatste" articles={newest} edition={edition} />
      </section>
      <PageBanners value={banners}>
        <AdSlot slot="article-side" />
      </PageBanners>
      {vacancies.length > 0 && (
        <section aria-labelledby="vacatures">
          <Lintel id="vacatures" title="Vacatures" more={{ label: null, href: href('/vacatures') }} />
          <ul>
            {vacancies.map((vacancy) => (
              <VacancyMini key={vacancy.id} vacancy={vacancy} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
