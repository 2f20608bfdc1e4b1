import { fileFolders } from '@gevel/contract/server-paths'
import type { AnchorHTMLAttributes } from 'react'
import { Link } from './link.tsx'

interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
}

/** An editor's link: internal ones navigate without a reload, others are ordinary links. */
export function SiteLink({ href, ...rest }: SiteLinkProps) {
  const isOwnPage = href.startsWith('/') && !href.startsWith(fileFolders.uploads)
  return isOwnPage ? <Link href={href} prefetch {...rest} /> : <a href={href} {...rest} />
}
