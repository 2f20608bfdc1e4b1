import { AdSlot } from '../banners/public.ts'
import type { ArticleData } from './article-data.server.ts'
import { NewestArticles, VacanciesBeside } from './article-parts.tsx'

/**
 * Beside an article, on a phone after its comments: the newest stories and some vacancies. The last section stays in
 * view next to a long text.
 */
export function ArticleAside({ newest, vacancies }: Pick<ArticleData['parts'], 'newest' | 'vacancies'>) {
  return (
    <aside className="art-aside art-aside--site joint" aria-label="Nieuws en vacatures">
      <div className="stack-lg">
        <NewestArticles of={newest} />
        <AdSlot slot="article-side" />
        {vacancies && <VacanciesBeside of={vacancies} />}
      </div>
    </aside>
  )
}
