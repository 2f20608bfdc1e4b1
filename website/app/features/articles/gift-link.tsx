import { href } from '@gevel/contract/hrefs'
import type { Access } from '@gevel/contract/references'
import { useClientState } from '../../state/client-state-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/links/link.tsx'

interface GiftLinkProps {
  article: { id: number; access: Access; locked: boolean }
}

/** For a subscriber who reads an article for subscribers: where it is given to somebody else. */
export function GiftLink({ article: { id, access, locked } }: GiftLinkProps) {
  const reader = useClientState((state) => state.strapi_user?.reader)
  if (access !== 'subscriber' || locked || !reader || reader === 'account') return null
  return (
    <Link className="btn btn--quiet" href={`${href('/account/cadeaus')}?artikel=${id}`} rel="nofollow">
      <Icon name="gift" />
      Geef dit artikel cadeau
    </Link>
  )
}
