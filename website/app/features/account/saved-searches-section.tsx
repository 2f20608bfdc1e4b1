import { withinEdition } from '@gevel/contract/edition-links'
import { href } from '@gevel/contract/hrefs'
import type { SavedSearch } from '@gevel/contract/saved-searches'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/links/link.tsx'
import { SaveSearchButton } from '../reading-list/save-search-button.tsx'
import { filterText } from '../search/results/search-texts.ts'
import { searchHref } from '../search/search-address.ts'
import { useAccountView } from './account-view.tsx'
import { Section } from './section.tsx'

/** The saved searches, the most recent first, each with a link to its results. */
export function SavedSearchesSection({ searches }: { searches: readonly SavedSearch[] }) {
  const { edition } = useAccountView().account
  return (
    <Section id="zoekvragen" title="Bewaarde zoekvragen">
      {searches.length === 0 ? (
        <EmptyState title="U hebt nog geen zoekvraag bewaard">
          Druk op Zoekvraag bewaren bij wat u vaker opzoekt.{' '}
          <Link className="link" href={withinEdition(href('/zoeken'), edition)}>
            Zoeken
          </Link>
        </EmptyState>
      ) : (
        <ul className="rows">
          {searches.map((search) => (
            <Row key={JSON.stringify(search)} search={search} href={withinEdition(searchHref(search), edition)} />
          ))}
        </ul>
      )}
    </Section>
  )
}

function Row({ search, href: target }: { search: SavedSearch; href: string }) {
  const filters = filterText(search)
  return (
    <li>
      <div>
        <Link className="link" href={target}>
          {search.text}
        </Link>
        {filters && <small>{filters}</small>}
      </div>
      <SaveSearchButton search={search} isSaved name={filters ? `${search.text}, ${filters}` : search.text} />
    </li>
  )
}
