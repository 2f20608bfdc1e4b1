import type { PlainPicture } from '@gevel/contract/media'
import { fileFolders } from '@gevel/contract/server-paths'
import { environment } from '../../../platform/environment/environment'

/** Focal points have steps of 5 %. */
const step = 5
const rounded = (percent: number) => Math.round(percent / step) * step

/**
 * The URL of a picture for a mail: a JPEG that every client shows, twice as wide as it is seen.
 * @param shape `16x9` around its focal point, or as it is
 */
export function mailPictureUrl({ url, focal }: PlainPicture, shape: '1200x16x9' | '1200xorig'): string {
  const path = url.replace(/^https?:\/\/[^/?#]+/, '').replace(/[?#].*$/, '')
  const source = /^https?:/.test(url) ? `media${path}` : path.replace(/^\//, '')
  const point = shape === '1200xorig' ? '50-50' : `${rounded(focal.x)}-${rounded(focal.y)}`
  return new URL(`${fileFolders.images}${shape}/${point}/${source}.jpg`, environment.SITE_URL).href
}
