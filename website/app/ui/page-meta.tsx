import type { PlainPicture } from '@gevel/contract/media'
import type { Seo } from '@gevel/contract/seo'
import { usePageContext } from './page-context.tsx'
import { shareImageUrl } from './share-image.ts'

interface PageMetaProps {
  title: string
  description: string | null
  /** the page's own address within the site, with the query that makes it another page */
  path: string
  seo?: Seo | null
  cover?: PlainPicture | null
  type?: 'website' | 'article'
  noindex?: boolean
}

/**
 * What search engines and shared links show of a page: an editor's own words first, else the page's title, intro and cover.
 * React puts these into the head wherever they stand.
 */
export function PageMeta({ title, description, path, seo, cover, type = 'website', noindex }: PageMetaProps) {
  const { origin, siteName } = usePageContext()
  const shownTitle = seo?.title ?? title
  const shownDescription = seo?.description ?? description
  const picture = seo?.image ?? cover
  const shareImage = picture && shareImageUrl(picture)
  return (
    <>
      <title>{siteName && !shownTitle.startsWith(siteName) ? `${shownTitle} | ${siteName}` : shownTitle}</title>
      {shownDescription && <meta name="description" content={shownDescription} />}
      <link rel="canonical" href={seo?.canonical ?? origin + path} />
      {(noindex || seo?.noindex) && <meta name="robots" content="noindex" />}
      <meta property="og:title" content={shownTitle} />
      {shownDescription && <meta property="og:description" content={shownDescription} />}
      <meta property="og:type" content={type} />
      <meta property="og:url" content={origin + path} />
      <meta property="og:locale" content="nl_NL" />
      {siteName && <meta property="og:site_name" content={siteName} />}
      {shareImage && <meta property="og:image" content={origin + shareImage} />}
      <meta name="twitter:card" content={shareImage ? 'summary_large_image' : 'summary'} />
    </>
  )
}
