import { href, isWithin } from '@gevel/contract/hrefs'
import { useLocation } from 'react-router'
import { useReturnPath } from '../../features/previews/token-in-address.ts'
import { withReturn } from '../../routing/urls/return-path.ts'
import { useClientState } from '../../state/client-state-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/links/link.tsx'
import { PopoverPanel } from './popover-panel.tsx'

/** The link to the log-in for anonymous visitors; to the account and the log-out for readers. To the subscriptions for whoever has none. */
export function AccountMenu() {
  const user = useClientState((state) => state.strapi_user)
  return (
    <>
      {user ? <OwnMenu name={user.name} /> : <LogInLink />}
      {(!user || user.reader === 'account') && <SubscribeLink />}
    </>
  )
}

function SubscribeLink() {
  const back = useReturnPath()
  const isThere = isWithin(useLocation().pathname, '/abonneren')
  if (isThere) return null
  return (
    <Link className="btn btn--submit" href={withReturn(href('/abonneren'), back)} rel="nofollow">
      Abonneren
    </Link>
  )
}

function LogInLink() {
  const back = useReturnPath()
  return (
    <Link className="menu-btn" href={withReturn(href('/inloggen'), back)} rel="nofollow">
      <Icon name="person" />
      <span className="menu-btn__label">Inloggen</span>
    </Link>
  )
}

function OwnMenu({ name }: { name: string }) {
  return (
    <>
      <button className="menu-btn" type="button" popoverTarget="accountmenu">
        <Icon name="person" />
        <span className="menu-btn__label">{name}</span>
      </button>
      <PopoverPanel id="accountmenu" className="menu" flag="userMenuOpen">
        <nav className="menu__part menu__links" aria-label="Mijn account">
          <p className="menu__title">{name}</p>
          <Link href={href('/account')}>Mijn account</Link>
          <Link href={`${href('/account/lezen')}#bewaard`}>Bewaarde artikelen</Link>
          {/* a full page load: no data of the reader stay in memory */}
          <form method="post" action={href('/uitloggen')}>
            <button type="submit">Uitloggen</button>
          </form>
        </nav>
      </PopoverPanel>
    </>
  )
}
