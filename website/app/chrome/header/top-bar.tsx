import type { Edition } from '@gevel/contract/editions'
import type { Site } from '@gevel/contract/site'
import { SearchField } from '../../features/search/field/search-field.tsx'
import { useRenderedOnce } from '../../ui/lazy/use-rendered-once.ts'
import { EditionLinks, useEditionLinks } from './edition-links.tsx'
import { UserMenu } from './user-menu.tsx'

/** The dark bar at the top: the current edition, and the reader's settings. */
export function TopBar({ site, edition }: { site: Site; edition: Edition }) {
  const links = useEditionLinks(site, edition)
  const editions = useRenderedOnce('editions', links, <EditionLinks links={links} />)
  return (
    <div className="topbar">
      <div className="wrap">
        <nav className="editions" aria-label="Editie" {...editions} />
        <SearchField />
        <UserMenu />
      </div>
    </div>
  )
}
