import { href } from '@gevel/contract/hrefs'
import type { ReaderAccess } from '@gevel/contract/reader-state'
import { Link } from '../../ui/links/link.tsx'
import type { Section } from '../../ui/section-nav.tsx'
import type { AccountScreenPath } from './account-view.tsx'

const SCREENS: readonly { path: AccountScreenPath; title: string }[] = [
  { path: '/account', title: 'Profiel en beveiliging' },
  { path: '/account/lezen', title: 'Lezen' },
  { path: '/account/mail', title: 'Mail en meldingen' },
]

interface AccountNavProps {
  path: AccountScreenPath | '/inschrijvingen'
  /** of the current screen of the account */
  sections?: readonly Section[]
  reader: ReaderAccess
}

/** Links to the screens of the account and to what else belongs to it; below the current screen to its sections. */
export function AccountNav({ path, sections = [], reader }: AccountNavProps) {
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
          <Link href={href('/inschrijvingen')} aria-current={path === '/inschrijvingen' ? 'page' : undefined}>
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
