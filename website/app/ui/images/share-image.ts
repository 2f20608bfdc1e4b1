import type { PlainPicture } from '@gevel/contract/media'
import { imageSource, imageUrl } from './image-url.ts'

/** The picture of a shared link: JPEG, which every site can read. Undefined when it is not on our media. */
export function shareImageUrl({ url, focal }: PlainPicture): string | undefined {
  const source = imageSource(url)
  return source && imageUrl({ width: 1200, ratio: '16x9', focal, source, format: 'jpg' })
}
