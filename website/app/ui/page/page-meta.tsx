import type { PlainPicture } from '@gevel/contract/media'
import type { Seo } from '@gevel/contract/seo'
import { pageShareImageUrl, shareImageSize } from '../images/page-share-image.ts'
import { shareImageUrl } from '../images/share-image.ts'
import { usePageContext } from './page-context.tsx'

interface PageMetaProps {
  title: string
  description: string | null
  /** the page's canonical path, with the query that identifies it */
  path: string
  seo?: Seo | null
  cover?: PlainPicture | null
  type?: 'website' | 'article'
  noindex?: boolean
}

/**
 * The data of a page for search engines and shared links: the editor's own, else the page's title, intro and cover.
 * React hoists these elements into the head.
 */
export function PageMeta({ title, description, path, seo, cover, type = 'website', noindex }: PageMetaProps) {
  const { origin, siteName } = usePageContext()
  const shownTitle = seo?.title ?? title
  const shownDescription = seo?.description ?? description
  const picture = seo?.image ?? cover
  const shareImage = picture && shareImageUrl(picture)
  const isHidden = noindex || seo?.noindex
  return (
    <>
      <title>{siteName && !shownTitle.startsWith(siteName) ? `${shownTitle} | ${siteName}` : shownTitle}</title>
      {shownDescription && <meta name="description" content={shownDescription} />}
      <link rel="canonical" href={seo?.canonical ?? origin + path} />
      {isHidden && <meta name="robots" content="noindex" />}
      <meta property="og:title" content={shownTitle} />
      {shownDescription && <meta property="og:description" content={shownDescription} />}
      <meta property="og:type" content={type} />
      <meta property="og:url" content={origin + path} />
      <meta property="og:locale" content="nl_NL" />
      {siteName && <meta property="og:site_name" content={siteName} />}
      {shareImage && <meta property="og:image" content={origin + shareImage} />}
      {!shareImage && !isHidden && (
        <>
          <meta property="og:image" content={origin + pageShareImageUrl(path)} />
          <meta property="og:image:width" content={String(shareImageSize.width)} />
          <meta property="og:image:height" content={String(shareImageSize.height)} />
        </>
      )}
      <meta name="twitter:card" content={shareImage || !isHidden ? 'summary_large_image' : 'summary'} />
    </>
  )
}
