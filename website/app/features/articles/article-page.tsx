import { articleHref, tagHref } from '@gevel/contract/hrefs'
import type { FormFailure } from '../../forms/schema/failure.ts'
import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx'
import { PageMeta } from '../../ui/page/page-meta.tsx'
import { ShareButton } from '../../ui/share-button.tsx'
import { Comments } from '../comments/public.tsx'
import { SaveButton } from '../reading-list/public.tsx'
import type { ArticlePageData } from './article.loader.server.ts'
import { ArticleEnding } from './article-ending.tsx'
import { ArticleAside, ArticleContext, ArticleCover, ArticleHead, Paywall, RelatedArticles } from './article-parts.tsx'
import { ArticleText } from './article-text.tsx'
import { coverPlaces } from './cover-places.ts'

type ArticlePageProps = ArticlePageData & {
  /** of a comment that was sent */
  failure: FormFailure | undefined
}

/** An article (screen `/news/{id}/{slug}` and `/item/{id}/{slug}`). */
export function ArticlePage({ article, marks, beside, thread, failure }: ArticlePageProps) {
  const [firstTag] = article.tags
  const path = articleHref(article)
  const { partners, magazine, previous, next, related, relatedTag, edition } = article
  const coverPlace = coverPlaces[article.form]
  const cover = coverPlace === 'below' ? article.cover : null
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
      <Breadcrumbs
        above={firstTag && [{ label: firstTag.name, href: tagHref(firstTag.name, article.edition) }]}
        here={article.title}
      />
      <div className="art-layout">
        <article>
          <ArticleHead article={article} coverPlace={coverPlace} />
          <div className="art-main">
            {cover && <ArticleCover picture={cover} opening="column" />}
            <div className={cover ? 'columns mt-5' : 'columns'}>
              <div className="lg:col-span-2">
                <div className="share share--rail">
                  <SaveButton id={article.id} isSaved={marks?.article ?? false} />
                  <ShareButton title={article.title} />
                </div>
              </div>
              <div className="lg:col-span-9">
                <ArticleText article={article} />
                {article.locked && <Paywall access={article.access} />}
                <ArticleEnding article={article} marks={marks} />
              </div>
            </div>
          </div>
          {(partners.length > 0 || magazine) && <ArticleContext partners={partners} magazine={magazine} />}
        </article>
        <div className="art-next">
          <RelatedArticles {...{ previous, next, related, relatedTag, edition }} banners={beside.banners} />
          {thread && <Comments key={article.id} path={path} thread={thread} failure={failure} />}
        </div>
        <ArticleAside {...beside} edition={edition} />
      </div>
    </div>
  )
}
