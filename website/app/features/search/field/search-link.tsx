import { href } from '@gevel/contract/hrefs'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/links/link.tsx'

/** The way to the field of the search page on a phone, where the top bar has no room for its own. */
export function SearchLink() {
  return (
    <Link className="icon-btn masthead__search" href={`${href('/zoeken')}#zoekwoorden`} aria-label="Zoeken">
      <Icon name="search" />
    </Link>
  )
}
