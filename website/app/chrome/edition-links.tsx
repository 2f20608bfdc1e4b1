import type { Edition } from '@gevel/contract/editions'
import type { Site } from '@gevel/contract/site'
import { Link } from 'react-router'
import { EDITIONS } from '../features/editions/public.ts'

const ORDER: Edition[] = ['general', 'pro']

/** The two editions, with the one somebody is in marked. */
export function EditionLinks({ site, edition }: { site: Site; edition: Edition }) {
  return ORDER.map((name) => (
    <Link key={name} to={EDITIONS[name].home} aria-current={name === edition ? 'true' : undefined} prefetch="intent">
      {site.editions[name].name}
    </Link>
  ))
}
