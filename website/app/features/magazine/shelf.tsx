import { magazineHref } from '@gevel/contract/hrefs'
import type { MagazineCard } from '@gevel/contract/magazines'
import { Link } from '../../ui/links/link.tsx'
import { Cover } from './cover.tsx'

/** A grid of issues. */
export function Shelf({ magazines }: { magazines: MagazineCard[] }) {
  return (
    <ol className="shelf">
      {magazines.map((magazine) => (
        <li key={magazine.id}>
          <Cover magazine={magazine} sizes="(min-width: 64rem) 14rem, (min-width: 40rem) 30vw, 45vw" />
          <h3>
            <Link href={magazineHref(magazine)} prefetch>
              {magazine.title}
            </Link>
          </h3>
          <p className="meta">
            Nummer {magazine.number}, {magazine.pages} pagina’s
          </p>
        </li>
      ))}
    </ol>
  )
}
