import type { Edition } from '@gevel/contract/editions'
import type { Pagination as PaginationFacts } from '@gevel/contract/envelope'
import type { FeedFormat } from '@gevel/contract/feeds'
import type { Marks } from '@gevel/contract/following'
import { newsFeedHref, tagHref, tagIndexHref } from '@gevel/contract/hrefs'
import type { ArticleCard } from '@gevel/contract/references'
import type { Tag, TagWithPages } from '@gevel/contract/tags'
import { Story } from '../../ui/articles/story.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/links/link.tsx'
import { Lintel } from '../../ui/lintel.tsx'
import { FeedLinks } from '../../ui/page/feed-links.tsx'
import { PageMeta } from '../../ui/page/page-meta.tsx'
import { Pagination } from '../../ui/page/pagination.tsx'
import { AdSlot } from '../banners/ad-slot.tsx'
import { FollowButton } from '../reading-list/reading-list-button.tsx'

interface TaggedArticlesProps {
  tag: TagWithPages
  /** of the reader */
  marks: Marks | null
  /** the tags with the most articles besides this one */
  others: Tag[]
  articles: ArticleCard[]
  pagination: PaginationFacts
  edition: Edition
}

/** The articles of one tag, newest first, paginated. */
export function TaggedArticles({ tag, marks, others, articles, pagination, edition }: TaggedArticlesProps) {
  const { page, pageCount, total } = pagination
  const feedIn = (format: FeedFormat) => newsFeedHref(edition, format, tag.name)
  const count = total === 1 ? '1 artikel' : `${total} artikelen`
  return (
    <>
      <PageMeta
        title={page > 1 ? `${tag.name}, pagina ${page}` : tag.name}
        description={tag.description ?? `${count} over ${tag.name.toLowerCase()}.`}
        path={tagHref(tag.name, edition, page)}
      />
      {page > 1 && <link rel="prev" href={tagHref(tag.name, edition, page - 1)} />}
      {page < pageCount && <link rel="next" href={tagHref(tag.name, edition, page + 1)} />}
      <FeedLinks title={tag.name} hrefIn={feedIn} />
      <Breadcrumbs above={[{ label: 'Onderwerpen', href: tagIndexHref(edition) }]} here={tag.name} />
      <header className="page-head">
        <span className="kicker">Onderwerp</span>
        <h1>{tag.name}</h1>
        <p>
          {tag.description} <span className="muted nb">{count}</span>
        </p>
        <div className="feed-links">
          {tag.company === null ? (
            <FollowButton kind="tag" subject={tag.slug} name={tag.name} isFollowed={marks?.tag ?? false} />
          ) : (
            <FollowButton kind="company" subject={tag.company} name={tag.name} isFollowed={marks?.company ?? false} />
          )}
          <a className="link" href={feedIn('rss.xml')}>
            RSS over {tag.name}
          </a>
          {tag.pages.map(({ title, link }) => (
            <span key={link}>
              Zie ook{' '}
              <Link className="link" href={link} prefetch>
                {title}
              </Link>
            </span>
          ))}
        </div>
      </header>
      <AdSlot slot="top" />
      {articles.length === 0 ? (
        <EmptyState title="Nog niets over dit onderwerp">
          In deze editie is er nog geen artikel met dit onderwerp.
        </EmptyState>
      ) : (
        <div className="columns">
          <div className="lg:col-span-8">
            <ul className="courses ruled">
              {articles.map((article, at) => (
                <li key={article.id}>
                  <Story article={article} variant="row" level="h2" priority={at === 0} />
                </li>
              ))}
            </ul>
            <Pagination pagination={pagination} hrefOf={(number) => tagHref(tag.name, edition, number)} />
          </div>
          <aside className="joint lg:col-span-4" aria-labelledby="andere">
            <Lintel
              id="andere"
              title="Andere onderwerpen"
              more={{ label: 'Van A tot Z', href: tagIndexHref(edition) }}
            />
            <ul className="tags">
              {others.map(({ name, slug }) => (
                <li key={slug}>
                  <Link className="tag" href={tagHref(name, edition)} prefetch>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </aside>
        </div>
      )}
    </>
  )
}
