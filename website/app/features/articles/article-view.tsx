import { articleHref, tagHref } from '@gevel/contract/hrefs'
import type { ReactNode } from 'react'
import type { FormFailure } from '../../forms/schema/failure.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx'
import { PageMeta } from '../../ui/page/page-meta.tsx'
import { ShareButton } from '../../ui/share-button.tsx'
import { AdSlot } from '../banners/ad-slot.tsx'
import { PageBanners } from '../banners/page-banners.ts'
import { Comments } from '../comments/thread/comments.tsx'
import { SaveButton } from '../reading-list/reading-list-button.tsx'
import type { ArticlePageData } from './article.loader.server.ts'
import type { ArticleData } from './article-data.server.ts'
import { ArticleEnding } from './article-ending.tsx'
import {
  ArticleContext,
  ArticleCover,
  ArticleHead,
  NewestArticles,
  Paywall,
  RelatedArticles,
  VacanciesBeside,
} from './article-parts.tsx'
import { ArticleText } from './article-text.tsx'

interface ArticleViewProps {
  data: ArticlePageData
  /** of a comment that was sent */
  failure?: FormFailure | undefined
  /** above the article: how this reader got to read it. Such a page is for nobody else */
  gift?: ReactNode
}

/** A whole article with everything around it. */
export function ArticleView({
  data: { article, parts, banners, marks, comments, offer },
  failure,
  gift,
}: ArticleViewProps) {
  const [firstTag] = article.tags
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
        noindex={gift !== undefined}
      />
      {gift}
      <Breadcrumbs
        above={firstTag && [{ label: firstTag.name, href: tagHref(firstTag.name, article.edition) }]}
        here={article.title}
      />
      <PageBanners value={banners}>
        <div className="art-layout">
          <article>
            <ArticleHead of={parts.head} className={`art-head art-head--${article.form}`} />
            <div className="art-main">
              {parts.cover && <ArticleCover of={parts.cover} className="pic bleed" />}
              <div className={parts.cover ? 'columns mt-5' : 'columns'}>
                <div className="lg:col-span-2">
                  <div className="share share--rail" id="bewaren">
                    <SaveButton id={article.id} isSaved={marks?.article ?? false} />
                    <ShareButton title={article.title} />
                  </div>
                </div>
                <div className="lg:col-span-9">
                  <ArticleText isLocked={article.locked} text={parts.text} corrections={parts.corrections} />
                  {article.locked && <Paywall access={article.access} offer={offer} />}
                  <ArticleEnding article={article} marks={marks} />
                </div>
              </div>
            </div>
            {parts.context && <ArticleContext of={parts.context} className="art-aside art-aside--own joint" />}
          </article>
          <div className="art-next">
            {comments && <Comments key={article.id} path={path} comments={comments} failure={failure} />}
            <div className="art-related">
              <AdSlot slot="article-end" />
              <RelatedArticles of={parts.related} className="contents" />
            </div>
          </div>
          <ArticleAside {...parts} />
        </div>
      </PageBanners>
    </div>
  )
}

/**
 * Beside an article, on a phone after its comments: the newest stories and some vacancies. The last section stays in
 * view next to a long text.
 */
function ArticleAside({ newest, vacancies }: Pick<ArticleData['parts'], 'newest' | 'vacancies'>) {
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
