import { magazineHref } from '@gevel/contract/hrefs'
import type { MagazineCard } from '@gevel/contract/magazines'
import { columnsFor } from '../../ui/columns-for.ts'
import { Link } from '../../ui/links/link.tsx'
import { Cover } from './cover.tsx'

const MIDDLE = { 2: '', 3: 'sm:grid-cols-3', 4: 'sm:grid-cols-4' } as const
const WIDE = { 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4', 5: 'lg:grid-cols-5', 6: 'lg:grid-cols-6' } as const

interface ShelfProps {
  magazines: MagazineCard[]
  /** how many issues each grid of the page has: their covers are equally wide */
  counts: readonly number[]
}

/** A grid of issues. */
export function Shelf({ magazines, counts }: ShelfProps) {
  const columns = `${MIDDLE[columnsFor(counts, [3, 4, 2])]} ${WIDE[columnsFor(counts, [5, 4, 6, 3])]}`
  return (
    <ol className={`shelf ${columns}`}>
      {magazines.map((magazine) => (
        <li key={magazine.id}>
          <Cover magazine={magazine} sizes="(min-width: 64rem) 18rem, (min-width: 40rem) 30vw, 45vw" />
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
