import type { Pagination as PaginationFacts } from '@gevel/contract/envelope'
import { Link } from '../links/link.tsx'
import { pageNumbers } from './page-numbers.ts'

/** The pages of a list as real links. `hrefOf` returns the URL of a page. */
export function Pagination({ pagination, hrefOf }: { pagination: PaginationFacts; hrefOf: (page: number) => string }) {
  const { page, pageCount } = pagination
  if (pageCount < 2) return null
  return (
    <nav className="pages" aria-label="Pagina’s">
      {page > 1 && (
        <Link href={hrefOf(page - 1)} rel="prev">
          Vorige
        </Link>
      )}
      {pageNumbers(page, pageCount).map((number) =>
        typeof number === 'string' ? (
          <span key={number} aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={number}
            href={hrefOf(number)}
            aria-current={number === page ? 'page' : undefined}
            aria-label={`Pagina ${number}`}
          >
            {number}
          </Link>
        ),
      )}
      {page < pageCount && (
        <Link className="next" href={hrefOf(page + 1)} rel="next">
          Volgende
        </Link>
      )}
    </nav>
  )
}
