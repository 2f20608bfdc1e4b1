import type { Edition } from '@gevel/contract/editions'
import { homeHref } from '@gevel/contract/hrefs'
import type { Site } from '@gevel/contract/site'
import { Link } from '../../ui/links/link.tsx'

const ORDER: Edition[] = ['general', 'pro']

/** The two editions, with the current one marked. */
export function EditionLinks({ site, edition }: { site: Site; edition: Edition }) {
  return ORDER.map((name) => (
    <Link key={name} href={homeHref(name)} aria-current={name === edition ? 'true' : undefined} prefetch>
      {site.editions[name].name}
    </Link>
  ))
}
