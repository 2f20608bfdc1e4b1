import type { Pagination as PaginationFacts } from '@gevel/contract/envelope'
import { href } from '@gevel/contract/hrefs'
import type { ArticleCard } from '@gevel/contract/references'
import { Story } from '../../ui/articles/story.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/links/link.tsx'
import { Pagination } from '../../ui/page/pagination.tsx'
import { SaveButton } from '../reading-list/reading-list-button.tsx'
import { Section } from './section.tsx'

/** The saved articles, the most recent first. */
export function SavedSection({
  articles,
  pagination,
}: {
  articles: readonly ArticleCard[]
  pagination: PaginationFacts
}) {
  return (
    <Section id="bewaard" title="Bewaarde artikelen">
      {articles.length === 0 ? (
        <EmptyState title="U hebt nog niets bewaard">
          Druk op Bewaren bij een artikel dat u later wilt lezen.{' '}
          <Link className="link" href={href('/')}>
            Naar het nieuws
          </Link>
        </EmptyState>
      ) : (
        <>
          <ul className="courses ruled">
            {articles.map((article) => (
              <li key={article.id}>
                <Story article={article} variant="row" level="h3" />
                <SaveButton id={article.id} isSaved />
              </li>
            ))}
          </ul>
          <Pagination
            pagination={pagination}
            hrefOf={(page) => `${href('/account/lezen')}${page > 1 ? `?p=${page}` : ''}#bewaard`}
          />
        </>
      )}
    </Section>
  )
}
