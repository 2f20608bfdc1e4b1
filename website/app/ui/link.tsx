import type { AnchorHTMLAttributes } from 'react'

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** path on this site, with its query */
  href: string
  /** fetch the page already when somebody points at the link */
  prefetch?: boolean
}

/** Marks a link that leads to a page of this site; its value says whether to fetch that page ahead. */
export const PAGE_LINK = 'a[data-page]'
export const AHEAD = 'ahead'

/**
 * A link to a page of this site: one leaves no page behind by it but walks on. It is an `<a>` and nothing more; `chrome/page-links.tsx`
 * follows all of them (decision 031).
 */
export function Link({ prefetch, ...rest }: LinkProps) {
  return <a data-page={prefetch ? AHEAD : ''} {...rest} />
}
