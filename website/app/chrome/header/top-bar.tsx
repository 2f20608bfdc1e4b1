import type { Edition } from '@gevel/contract/editions'
import type { Site } from '@gevel/contract/site'
import { SearchField } from '../../features/search/public.ts'
import { EditionLinks } from './edition-links.tsx'
import { UserMenu } from './user-menu.tsx'

/** The dark bar at the top: the current edition, and the reader's settings. */
export function TopBar({ site, edition }: { site: Site; edition: Edition }) {
  return (
    <div className="topbar">
      <div className="wrap">
        <nav className="editions" aria-label="Editie">
          <EditionLinks site={site} edition={edition} />
        </nav>
        <SearchField />
        <UserMenu site={site} edition={edition} />
      </div>
    </div>
  )
}
