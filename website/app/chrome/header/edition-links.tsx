import type { Edition } from '@gevel/contract/editions'
import { homeHref } from '@gevel/contract/hrefs'
import type { Site } from '@gevel/contract/site'
import { useLocation } from 'react-router'
import { Link } from '../../ui/links/link.tsx'
import { LinkEdition } from '../../ui/links/link-edition.ts'
import { editionHref } from './edition-href.ts'

const ORDER: Edition[] = ['general', 'pro']

interface EditionLink {
  edition: Edition
  name: string
  href: string
  isCurrent: boolean
}

/** The two editions: the current one leads to its front page, the other to the same kind of page. */
export function useEditionLinks(site: Site, current: Edition): EditionLink[] {
  const location = useLocation()
  return ORDER.map((edition) => ({
    edition,
    name: site.editions[edition].name,
    href: edition === current ? homeHref(edition) : editionHref(edition, location),
    isCurrent: edition === current,
  }))
}

export function EditionLinks({ links }: { links: EditionLink[] }) {
  return links.map(({ edition, name, href, isCurrent }) => (
    <LinkEdition key={edition} value={edition}>
      <Link href={href} aria-current={isCurrent ? 'true' : undefined} prefetch>
        {name}
      </Link>
    </LinkEdition>
  ))
}
