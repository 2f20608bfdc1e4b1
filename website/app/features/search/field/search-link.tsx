import { withinEdition } from '@gevel/contract/edition-links'
import { href } from '@gevel/contract/hrefs'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/links/link.tsx'
import { useEdition } from '../../editions/public.ts'

/** The way to the field of the search page on a phone, where the top bar has no room for its own. */
export function SearchLink() {
  return (
    <Link
      className="icon-btn masthead__search"
      href={withinEdition(`${href('/zoeken')}#zoekwoorden`, useEdition())}
      aria-label="Zoeken"
    >
      <Icon name="search" />
    </Link>
  )
}
