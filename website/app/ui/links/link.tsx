import { withinEdition } from '@gevel/contract/edition-links'
import { type AnchorHTMLAttributes, use } from 'react'
import { LinkEdition } from './link-edition.ts'

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** path on this site, with its query; in pro a page of both editions gets the key of the edition */
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
export function Link({ prefetch, href, ...rest }: LinkProps) {
  return <a data-page={prefetch ? AHEAD : ''} href={withinEdition(href, use(LinkEdition))} {...rest} />
}
