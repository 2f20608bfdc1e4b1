import type { AnchorHTMLAttributes } from 'react'

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** path on this site, with its query */
  href: string
  /** prefetch the page when the link is hovered */
  prefetch?: boolean
}

/** Marks an internal link; its value says whether to prefetch the page. */
export const PAGE_LINK = 'a[data-page]'
export const AHEAD = 'ahead'

/**
 * An internal link, followed without a reload. It is only an `<a>`; `chrome/navigation/page-links.tsx` handles all of them
 * (decision 031).
 */
export function Link({ prefetch, ...rest }: LinkProps) {
  return <a data-page={prefetch ? AHEAD : ''} {...rest} />
}
