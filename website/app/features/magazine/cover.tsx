import type { MagazineCard } from '@gevel/contract/magazines'
import { Picture } from '../../ui/images/picture.tsx'
import { usePageContext } from '../../ui/page/page-context.tsx'

interface CoverProps {
  magazine: MagazineCard
  sizes: string
  priority?: boolean
}

/** The cover of an issue: the title over a picture on a colour. Screen readers get its text beside it. */
export function Cover({ magazine: { colour, number, month, year, picture }, sizes, priority }: CoverProps) {
  const [brand] = usePageContext().siteName.split(' ')
  return (
    <span className={colour === 'blue' ? 'cover' : `cover cover--${colour}`} aria-hidden="true">
      <b>{brand}</b>
      <em>
        <span>
          Nummer {number}, {month} {year}
        </span>
      </em>
      {picture && <Picture alt="" picture={picture} ratio="25x22" sizes={sizes} priority={priority} />}
    </span>
  )
}
