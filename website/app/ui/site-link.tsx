import { fileFolders } from '@gevel/contract/server-paths'
import type { AnchorHTMLAttributes } from 'react'
import { Link } from './link.tsx'

interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
}

/** A link of an editor: within the site it navigates without a reload, elsewhere it is an ordinary link. */
export function SiteLink({ href, ...rest }: SiteLinkProps) {
  const isOwnPage = href.startsWith('/') && !href.startsWith(fileFolders.uploads)
  return isOwnPage ? <Link href={href} prefetch {...rest} /> : <a href={href} {...rest} />
}
