import type { Edition } from '@gevel/contract/editions'
import { homeHref, href } from '@gevel/contract/hrefs'
import type { NavItem, Site } from '@gevel/contract/site'
import { useLocation, useMatches } from 'react-router'
import { SearchLink } from '../../features/search/field/search-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useRenderedOnce } from '../../ui/lazy/use-rendered-once.ts'
import { Link } from '../../ui/links/link.tsx'
import { usePageContext } from '../../ui/page/page-context.tsx'
import { fullDate } from '../../ui/text/dates.ts'
import { ColourModeSwitch } from '../colour-mode/colour-mode-switch.tsx'
import { Brand } from './brand.tsx'
import { type CurrentNav, currentNav } from './nav-current.ts'
import { PopoverPanel } from './popover-panel.tsx'

/** Links of the footer that a phone's drawer has too, unless the editors put them among the nav items. */
const MORE = [
  { label: 'Abonneren', href: href('/abonneren') },
  { label: 'Winkelketens', href: href('/winkelketens') },
  { label: 'Organisaties', href: href('/organisaties') },
] satisfies NavItem[]

const FRONT_PAGES = ['home', 'home-pro']

/** Logo and nav items on the edition's colour; tall on the two front pages. On a phone the nav items are a drawer. */
export function Masthead({ site, edition }: { site: Site; edition: Edition }) {
  const isFront = FRONT_PAGES.includes(useMatches().at(-1)?.id ?? '')
  const { name, tagline, nav } = site.editions[edition]
  const current = currentNav(
    nav.map(({ href }) => href),
    useLocation(),
  )
  const row = { name, home: homeHref(edition), tagline: isFront ? tagline : undefined, nav, current }
  const content = useRenderedOnce('masthead', row, <Row {...row} />)
  return (
    <div className={isFront ? 'masthead masthead--home' : 'masthead'}>
      <div className="wrap masthead__row" {...content} />
    </div>
  )
}

interface RowProps {
  name: string
  /** the path of the front page */
  home: string
  /** on a front page */
  tagline: string | undefined
  nav: readonly NavItem[]
  current: CurrentNav | undefined
}

function Row({ name, home, tagline, nav, current }: RowProps) {
  const more = MORE.filter(({ href }) => nav.every((item) => item.href.split('?')[0] !== href))
  return (
    <>
      <button className="icon-btn" type="button" popoverTarget="hoofdmenu" aria-label="Menu">
        <Icon name="menu" />
      </button>
      <Brand name={name} href={home} />
      <SearchLink />
      {tagline !== undefined && <Today tagline={tagline} />}
      <PopoverPanel id="hoofdmenu" className="nav" flag="navItemsOpen">
        <nav aria-label="Hoofdmenu">
          <button className="icon-btn nav__close" type="button" popoverTarget="hoofdmenu" aria-label="Sluit het menu">
            <Icon name="close" />
          </button>
          <NavItems items={nav} current={current} />
          <NavItems className="nav__more" items={more} current={current} />
        </nav>
        <div className="nav__extra" data-needs-script>
          <ColourModeSwitch />
        </div>
      </PopoverPanel>
    </>
  )
}

interface NavItemsProps {
  items: readonly NavItem[]
  current: CurrentNav | undefined
  className?: string
}

function NavItems({ items, current, className }: NavItemsProps) {
  return (
    <ul className={className}>
      {items.map(({ label, href }) => (
        <li key={href}>
          <Link href={href} prefetch aria-current={href === current?.href ? current.state : undefined}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
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
