import { fileFolders } from '@gevel/contract/server-paths'

/** In pixels: the size that social networks and chat apps ask for. */
export const shareImageSize = { width: 1200, height: 630 } as const

/**
 * The picture of a shared link to a page without a picture of its own; the website's server renders it with the page's title.
 * @param page its canonical path and query
 */
export function pageShareImageUrl(page: string): string {
  const [path = '', query] = page.split('?')
  return `${fileFolders.shareImages}${path.slice(1)}.png${query ? `?${query}` : ''}`
}

/** The page of such a picture; undefined when the URL is not one. */
export function pageOfShareImage(url: string): string | undefined {
  const [path = '', query] = url.split('?')
  if (!path.startsWith(fileFolders.shareImages) || !path.endsWith('.png')) return undefined
  return `/${path.slice(fileFolders.shareImages.length, -'.png'.length)}${query ? `?${query}` : ''}`
}
