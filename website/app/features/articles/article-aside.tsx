import { AdSlot, PageBanners } from '../banners/public.ts'
import type { ArticlePageData } from './article.loader.server.ts'
import { NewestArticles, VacanciesBeside } from './article-parts.tsx'

type ArticleAsideProps = Pick<ArticlePageData, 'banners'> & Pick<ArticlePageData['parts'], 'newest' | 'vacancies'>

/**
 * Beside an article, on a phone after its comments: the newest stories and some vacancies. The last section stays in
 * view next to a long text.
 */
export function ArticleAside({ newest, vacancies, banners }: ArticleAsideProps) {
  return (
    <aside className="art-aside art-aside--site joint" aria-label="Nieuws en vacatures">
      <div className="stack-lg">
        <NewestArticles of={newest} />
        <PageBanners value={banners}>
          <AdSlot slot="article-side" />
        </PageBanners>
        {vacancies && <VacanciesBeside of={vacancies} />}
      </div>
    </aside>
  )
}
