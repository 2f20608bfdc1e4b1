import { articleHref, tagHref } from '@gevel/contract/hrefs'
import type { FormFailure } from '../../forms/schema/failure.ts'
import { BodyBlocks } from '../../ui/blocks/body-blocks.tsx'
import { ImageFigure } from '../../ui/blocks/image-figure.tsx'
import { staticPart } from '../../ui/lazy/static-part.tsx'
import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx'
import { PageMeta } from '../../ui/page/page-meta.tsx'
import { ShareButton } from '../../ui/share-button.tsx'
import { Comments } from '../comments/public.tsx'
import { SaveButton } from '../reading-list/public.tsx'
import type { ArticlePageData } from './article.loader.server.ts'
import { ArticleAside } from './article-aside.tsx'
import { ArticleContext } from './article-context.tsx'
import { ArticleEnding } from './article-ending.tsx'
import { ArticleHead, isCoverBelowHead } from './article-head.tsx'
import { ArticleStructuredData } from './article-structured-data.tsx'
import { Corrections } from './corrections.tsx'
import { Paywall } from './paywall.tsx'
import { PreviousNext } from './previous-next.tsx'

/** Below all text: a full page load of an article needs none of the code of stories. */
const RelatedArticles = staticPart(async () => (await import('./related-articles.tsx')).RelatedArticles, {
  tag: 'div',
  className: 'art-related',
})

type ArticlePageProps = ArticlePageData & {
  /** of a comment that was sent */
  failure: FormFailure | undefined
}

/** An article (screen `/news/{id}/{slug}` and `/item/{id}/{slug}`). */
export function ArticlePage({ article, marks, newest, vacancies, thread, failure }: ArticlePageProps) {
  const [firstTag] = article.tags
  const path = articleHref(article)
  const cover = isCoverBelowHead(article) ? article.cover : null
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
        above={firstTag && [{ label: firstTag.name, href: tagHref(firstTag.name, article.edition) }]}
        here={article.title}
      />
      <div className="art-layout">
        <article>
          <ArticleHead article={article} />
          <div className="art-main">
            {cover && <ImageFigure picture={cover} opening="column" />}
            <div className={cover ? 'columns mt-7' : 'columns'}>
              <div className="lg:col-span-2">
                <div className="share share--rail">
                  <SaveButton id={article.id} isSaved={marks?.article ?? false} />
                  <ShareButton title={article.title} />
                </div>
              </div>
              <div className="lg:col-span-9">
                <div className={article.locked ? 'prose fade' : 'prose'}>
                  <BodyBlocks blocks={article.blocks} />
                  {!article.locked && <Corrections article={article} />}
                </div>
                {article.locked && <Paywall access={article.access} />}
                <ArticleEnding article={article} marks={marks} />
              </div>
            </div>
          </div>
          <ArticleContext article={article} />
        </article>
        <div className="art-next">
          <PreviousNext previous={article.previous} next={article.next} />
          <RelatedArticles article={article} />
          {thread && <Comments key={article.id} path={path} thread={thread} failure={failure} />}
        </div>
        <ArticleAside edition={article.edition} newest={newest} vacancies={vacancies} />
      </div>
    </div>
  )
}
