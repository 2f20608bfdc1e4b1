import type { PlainPicture } from '@gevel/contract/media'
import { Picture } from '../../ui/images/picture.tsx'

/** The picture of an author on the card below an article. */
export function Portrait({ picture }: { picture: PlainPicture }) {
  return <Picture alt="" picture={picture} ratio="1x1" sizes="4.5rem" />
}
