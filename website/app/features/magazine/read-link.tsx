import type { Magazine } from '@gevel/contract/magazines'
import { readerHref } from '@gevel/contract/reader-href'
import { Link } from '../../ui/links/link.tsx'

interface ReadLinkProps {
  magazine: Pick<Magazine, 'id' | 'slug' | 'pdf'>
  className: string
}

/** The link to the pages of an issue; nothing while there are none. */
export function ReadLink({ magazine, className }: ReadLinkProps) {
  if (!magazine.pdf) return null
  return (
    <Link className={className} href={readerHref(magazine)}>
      Lees dit nummer
    </Link>
  )
}
