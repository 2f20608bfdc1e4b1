import type { Pagination as PaginationFacts } from '@gevel/contract/envelope'
import type { Marks } from '@gevel/contract/following'
import { authorHref } from '@gevel/contract/hrefs'
import type { ArticleCard, Author } from '@gevel/contract/references'
import { Story } from '../../../ui/articles/story.tsx'
import { Breadcrumbs } from '../../../ui/breadcrumbs/breadcrumbs.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Picture } from '../../../ui/images/picture.tsx'
import { Lintel } from '../../../ui/lintel.tsx'
import { PageMeta } from '../../../ui/page/page-meta.tsx'
import { Pagination } from '../../../ui/page/pagination.tsx'
import { StructuredData } from '../../../ui/page/structured-data.tsx'
import { FollowButton } from '../../reading-list/public.tsx'

interface AuthorPageProps {
  author: Author
  /** of the reader */
  marks: Marks | null
  articles: ArticleCard[]
  pagination: PaginationFacts
  /** of this page of the list */
  path: string
}

/** An author, with their articles in both editions, newest first. */
export function AuthorPage({ author, marks, articles, pagination, path }: AuthorPageProps) {
  const { name, slug, role, bio, portrait } = author
  const { page, pageCount, total } = pagination
  return (
    <div className="wrap">
      <PageMeta
        title={page > 1 ? `${name}, pagina ${page}` : name}
        description={bio ?? `Artikelen van ${name}.`}
        path={path}
      />
      {page > 1 && <link rel="prev" href={authorHref(author, page - 1)} />}
      {page < pageCount && <link rel="next" href={authorHref(author, page + 1)} />}
      <StructuredData
        data={(origin) => ({
          '@type': 'ProfilePage',
          mainEntity: {
            '@type': 'Person',
            name,
            jobTitle: role ?? undefined,
            description: bio ?? undefined,
            url: origin + authorHref(author),
          },
        })}
      />
      <Breadcrumbs here={name} />
      <div className="columns">
        <div className="lg:col-span-4">
          <header className="author-head">
            {portrait && <Picture alt="" picture={portrait} ratio="1x1" sizes="8rem" priority />}
            <h1>{name}</h1>
            {role && <p className="meta text-sm">{role}</p>}
            {bio && <p className="intro">{bio}</p>}
            <FollowButton kind="author" subject={slug} name={name} isFollowed={marks?.author ?? false} />
          </header>
        </div>
        <section className="lg:col-span-8" aria-labelledby="artikelen">
          <Lintel id="artikelen" title={total === 1 ? '1 artikel' : `${total} artikelen`} />
          {articles.length === 0 && (
            <EmptyState title="Nog geen artikelen">{name} heeft hier nog niets gepubliceerd.</EmptyState>
          )}
          <ul className="courses">
            {articles.map((article) => (
              <li key={article.id}>
                <Story article={{ ...article, byline: null }} variant="row" />
              </li>
            ))}
          </ul>
          <Pagination pagination={pagination} hrefOf={(number) => authorHref(author, number)} />
        </section>
      </div>
    </div>
  )
}
