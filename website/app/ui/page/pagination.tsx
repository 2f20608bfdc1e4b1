import type { Pagination as PaginationFacts } from '@gevel/contract/envelope'
import { Link } from '../links/link.tsx'

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

/**
 * The page numbers of a list: the first, the last and those around the current one; `gap-…` where pages are left out.
 * @param page counts from 1
 */
export function pageNumbers(page: number, pageCount: number): (number | `gap-${number}`)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pageCount])]
    .filter((n) => n >= 1 && n <= pageCount)
    .sort((a, b) => a - b)
  return shown.flatMap((n, at) => {
    const before = shown[at - 1] ?? 0
    if (n - before === 2) return [n - 1, n]
    return n - before > 2 ? [`gap-${n}` as const, n] : [n]
  })
}
