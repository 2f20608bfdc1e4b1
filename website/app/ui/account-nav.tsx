import { href } from '@gevel/contract/hrefs'
import type { ReaderAccess } from '@gevel/contract/reader-state'
import { Link } from './links/link.tsx'
import type { Section } from './section-nav.tsx'

const SCREENS = [
  { path: '/account', title: 'Profiel en beveiliging' },
  { path: '/account/lezen', title: 'Lezen' },
  { path: '/account/mail', title: 'Mail en meldingen' },
] as const

interface AccountNavProps {
  /** of the current page */
  path: string
  /** of the current screen of the account */
  sections?: readonly Section[]
  reader: ReaderAccess
}

/** Links to the screens of the account and to what else belongs to it; below the current screen to its sections. */
export function AccountNav({ path, sections = [], reader }: AccountNavProps) {
  const registrations = href('/inschrijvingen')
  return (
    <nav className="section-nav section-nav--beside lg:col-span-3" aria-label="Account">
      <ul>
        {SCREENS.flatMap((screen) => [
          <li key={screen.path}>
            <Link href={href(screen.path)} aria-current={screen.path === path ? 'page' : undefined}>
              {screen.title}
            </Link>
          </li>,
          ...(screen.path === path ? sections : []).map(({ id, title }) => (
            <li key={id} className="text-sm">
              <a href={`#${id}`}>{title}</a>
            </li>
          )),
        ])}
        <li>
          <Link href={href('/account/abonnement')}>Abonnement en facturen</Link>
        </li>
        <li>
          <Link href={registrations} aria-current={path === registrations ? 'page' : undefined}>
            Mijn inschrijvingen
          </Link>
        </li>
        {reader !== 'account' && (
          <li>
            <Link href={href('/account/cadeaus')}>Artikelen cadeau</Link>
          </li>
        )}
      </ul>
    </nav>
  )
}
