import type { Edition } from '@gevel/contract/editions'
import { homeHref } from '@gevel/contract/hrefs'
import type { Site } from '@gevel/contract/site'
import { useLocation } from 'react-router'
import { Link } from '../../ui/links/link.tsx'
import { LinkEdition } from '../../ui/links/link-edition.ts'
import { editionHref } from './edition-href.ts'

const ORDER: Edition[] = ['general', 'pro']

/** The two editions, with the current one marked; it leads to its front page, the other to the same kind of page. */
export function EditionLinks({ site, edition }: { site: Site; edition: Edition }) {
  const location = useLocation()
  return ORDER.map((name) => (
    <LinkEdition key={name} value={name}>
      <Link
        href={name === edition ? homeHref(name) : editionHref(name, location)}
        aria-current={name === edition ? 'true' : undefined}
        prefetch
      >
        {site.editions[name].name}
      </Link>
    </LinkEdition>
  ))
}
