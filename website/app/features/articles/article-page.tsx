import type { Article } from '@gevel/contract/articles'
import { articleHref, homeHref, tagHref } from '@gevel/contract/hrefs'
import type { FormFailure } from '../../forms/schema/failure.ts'
import { Story } from '../../ui/articles/story.tsx'
import { BodyBlocks } from '../../ui/blocks/body-blocks.tsx'
import { ImageFigure } from '../../ui/blocks/image-figure.tsx'
import { Link } from '../../ui/links/link.tsx'
import { Lintel } from '../../ui/lintel.tsx'
import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx'
import { PageMeta } from '../../ui/page/page-meta.tsx'
import { ShareButton } from '../../ui/share-button.tsx'
import { Comments } from '../comments/public.tsx'
import { SaveButton } from '../reading-list/public.tsx'
import type { ArticlePageData } from './article.loader.server.ts'
import { ArticleAside } from './article-aside.tsx'
import { ArticleHead } from './article-head.tsx'
import { ArticleStructuredData } from './article-structured-data.tsx'
import { Corrections } from './corrections.tsx'
import { Paywall } from './paywall.tsx'
import { PreviousNext } from './previous-next.tsx'

type ArticlePageProps = ArticlePageData & {
  /** of a comment that was sent */
  failure: FormFailure | undefined
}

/** An article (screen `/news/{id}/{slug}` and `/item/{id}/{slug}`). */
export function ArticlePage({ article, saved, newest, vacancies, thread, failure }: ArticlePageProps) {
  const [firstTag] = article.tags
  const { relatedTag } = article
  const path = articleHref(article)
  return (
    <div className="wrap">
      <PageMeta
        title={article.title}
        description={article.intro}
        path={path}
        seo={article.seo}
        cover={article.cover}
        type="article"
      />
      <ArticleStructuredData article={article} />
      <Breadcrumbs
        above={[
          { label: article.edition === 'pro' ? 'Pro' : 'Home', href: homeHref(article.edition) },
          ...(firstTag ? [{ label: firstTag.name, href: tagHref(firstTag.name, article.edition) }] : []),
        ]}
        here={article.title}
      />
      <article>
        <ArticleHead article={article} />
        <div className="columns">
          <div className="lg:col-span-8">
            {article.cover && <ImageFigure picture={article.cover} opening />}
            <div className={article.cover ? 'columns mt-7' : 'columns'}>
              <div className="lg:col-span-2">
                <div className="share share--rail">
                  <SaveButton id={article.id} isSaved={saved} />
                  <ShareButton title={article.title} />
                </div>
              </div>
              <div className="lg:col-span-9">
                <div className={article.locked ? 'prose fade' : 'prose'}>
                  <BodyBlocks blocks={article.blocks} />
                  {!article.locked && <Corrections article={article} />}
                </div>
                {article.locked && <Paywall access={article.access} />}
                <TagList article={article} />
              </div>
            </div>
          </div>
          <ArticleAside article={article} newest={newest} vacancies={vacancies} />
        </div>
      </article>
      <PreviousNext previous={article.previous} next={article.next} />
      {article.related.length > 0 && (
        <section className="section" aria-labelledby="verwant">
          <Lintel
            id="verwant"
            title={relatedTag ? `Meer over ${relatedTag.name.toLowerCase()}` : 'Lees verder'}
            more={relatedTag ? { label: 'Alles', href: tagHref(relatedTag.name, article.edition) } : undefined}
          />
          <div className="columns">
            {article.related.map((related, at) => (
              <div key={related.id} className={`${at > 0 ? 'joint ' : ''}${RELATED_SPANS[article.related.length - 1]}`}>
                <Story article={related} variant="card" />
              </div>
            ))}
          </div>
        </section>
      )}
      {thread && <Comments key={article.id} path={path} thread={thread} failure={failure} />}
    </div>
  )
}

/** Widths of related stories that fill the row, by their number. */
const RELATED_SPANS = ['md:col-span-12', 'md:col-span-6', 'md:col-span-4'] as const

function TagList({ article: { tags, edition } }: { article: Article }) {
  if (tags.length === 0) return null
  return (
    <ul className="tags mt-6" aria-label="Onderwerpen">
      {tags.map(({ name, slug }) => (
        <li key={slug}>
          <Link className="tag" href={tagHref(name, edition)} rel="tag" prefetch>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
