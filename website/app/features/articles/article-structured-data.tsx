import { articleHref, authorHref } from '@gevel/contract/hrefs'
import { shareImageUrl } from '../../ui/images/share-image.ts'
import { usePageContext } from '../../ui/page/page-context.tsx'
import { StructuredData } from '../../ui/page/structured-data.tsx'
import type { HeadArticle } from './article-data.server.ts'

/**
 * NewsArticle for search engines; paid text is marked as such, so that the paywall does not count as cloaking
 * (schema.org).
 */
export function ArticleStructuredData({ article }: { article: HeadArticle }) {
  const { siteName } = usePageContext()
  const shareImage = article.cover && shareImageUrl(article.cover)
  return (
    <StructuredData
      data={(origin) => ({
        '@type': 'NewsArticle',
        headline: article.title,
        description: article.intro,
        mainEntityOfPage: origin + articleHref(article),
        datePublished: article.publishedAt,
        dateModified: article.modifiedAt,
        inLanguage: 'nl',
        image: shareImage ? [origin + shareImage] : undefined,
        author: article.author
          ? [{ '@type': 'Person', name: article.author.name, url: origin + authorHref(article.author) }]
          : undefined,
        publisher: { '@type': 'Organization', name: siteName, url: origin, logo: `${origin}/icon-512.png` },
        isAccessibleForFree: article.access === 'free',
        hasPart:
          article.access === 'free'
            ? undefined
            : { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: '.wall' },
      })}
    />
  )
}
