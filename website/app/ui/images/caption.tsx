import type { Picture } from '@gevel/contract/media'

/** Caption and credit in one line; nothing when there is neither. */
export function Caption({ picture: { caption, credit } }: { picture: Picture }) {
  if (!caption && !credit) return null
  return (
    <figcaption>
      {caption} {credit && `Beeld: ${credit}`}
    </figcaption>
  )
}
