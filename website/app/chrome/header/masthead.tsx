import { withinEdition } from '@gevel/contract/edition-links'
import type { Edition } from '@gevel/contract/editions'
import { homeHref } from '@gevel/contract/hrefs'
import type { Site } from '@gevel/contract/site'
import { useLocation, useMatches } from 'react-router'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/links/link.tsx'
import { usePageContext } from '../../ui/page/page-context.tsx'
import { fullDate } from '../../ui/text/dates.ts'
import { ColourModeSwitch } from '../colour-mode/colour-mode-switch.tsx'
import { Brand } from './brand.tsx'
import { currentNav } from './nav-current.ts'
import { PopoverPanel } from './popover-panel.tsx'

const FRONT_PAGES = ['home', 'home-pro']

/** Logo and nav items on the edition's colour; tall on the two front pages. On a phone the nav items are a drawer. */
export function Masthead({ site, edition }: { site: Site; edition: Edition }) {
  const isFront = FRONT_PAGES.includes(useMatches().at(-1)?.id ?? '')
  const { name, tagline, nav } = site.editions[edition]
  const location = useLocation()
  const current = currentNav(
    nav.map(({ href }) => href),
    location,
  )
  return (
    <div className={isFront ? 'masthead masthead--home' : 'masthead'}>
      <div className="wrap masthead__row">
        <button className="icon-btn" type="button" popoverTarget="hoofdmenu" aria-label="Menu">
          <Icon name="menu" />
        </button>
        <Brand name={name} href={homeHref(edition)} />
        {isFront && <Today tagline={tagline} />}
        <PopoverPanel id="hoofdmenu" className="nav" flag="navItemsOpen">
          <nav aria-label="Hoofdmenu">
            <button className="icon-btn nav__close" type="button" popoverTarget="hoofdmenu" aria-label="Sluit het menu">
              <Icon name="close" />
            </button>
            <ul>
              {nav.map(({ label, href }) => (
                <li key={href}>
                  <Link
                    href={withinEdition(href, edition)}
                    prefetch
                    aria-current={href === current?.href ? current.state : undefined}
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className="nav__extra" data-needs-script>
            <ColourModeSwitch />
          </div>
        </PopoverPanel>
      </div>
    </div>
  )
}

function Today({ tagline }: { tagline: string }) {
  return (
    <p className="masthead__date">
      <strong>{fullDate(usePageContext().now)}</strong>
      {tagline}
    </p>
  )
}
