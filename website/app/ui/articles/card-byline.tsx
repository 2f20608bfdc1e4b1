import type { Byline } from '@gevel/contract/references'
import { Picture } from '../images/picture.tsx'

/** The author of an opinion on its card, with a small portrait. The whole card links to the article, so no link. */
export function CardByline({ byline: { name, portrait } }: { byline: Byline }) {
  return (
    <span className="card-byline">
      {portrait && <Picture alt="" picture={portrait} ratio="1x1" sizes="2rem" />}
      <span>
        <span className="vh">Door </span>
        {name}
      </span>
    </span>
  )
}
