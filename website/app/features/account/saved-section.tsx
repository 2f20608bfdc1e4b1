import type { Edition } from '@gevel/contract/editions'
import type { Pagination as PaginationFacts } from '@gevel/contract/envelope'
import { href, tagHref } from '@gevel/contract/hrefs'
import type { ArticleCard, TagRef } from '@gevel/contract/references'
import { Story } from '../../ui/articles/story.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/links/link.tsx'
import { Pagination } from '../../ui/page/pagination.tsx'
import { FollowButton, SaveButton } from '../reading-list/public.tsx'
import { Section } from './section.tsx'

interface FollowedSectionProps {
  tags: readonly TagRef[]
  /** the newest articles of these tags */
  news: readonly ArticleCard[]
  edition: Edition
}

/** The followed tags, and what is new in them. */
export function FollowedSection({ tags, news, edition }: FollowedSectionProps) {
  return (
    <Section id="volgt" title="Mijn Gevel">
      {tags.length === 0 ? (
        <EmptyState title="U volgt nog niets">
          Druk op Volgen bij een onderwerp, dan staat het nieuws daarover hier.{' '}
          <Link className="link" href={href('/news/tag')}>
            Bekijk alle onderwerpen
          </Link>
        </EmptyState>
      ) : (
        <>
          {news.length > 0 && (
            <ul className="courses">
              {news.map((article) => (
                <li key={article.id}>
                  <Story article={article} variant="row" level="h3" />
                </li>
              ))}
            </ul>
          )}
          <details className="fold" open={news.length === 0}>
            <summary>Onderwerpen die u volgt ({tags.length})</summary>
            <ul className="rows">
              {tags.map(({ name, slug }) => (
                <li key={slug}>
                  <Link className="link" href={tagHref(name, edition)}>
                    {name}
                  </Link>
                  <FollowButton slug={slug} isFollowed />
                </li>
              ))}
            </ul>
          </details>
        </>
      )}
    </Section>
  )
}

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
            hrefOf={(page) => `${href('/account')}${page > 1 ? `?p=${page}` : ''}#bewaard`}
          />
        </>
      )}
    </Section>
  )
}
