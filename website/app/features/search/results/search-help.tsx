import { withinEdition } from '@gevel/contract/edition-links'
import { href, tagIndexHref } from '@gevel/contract/hrefs'
import { Link } from '../../../ui/links/link.tsx'
import { useEdition } from '../../editions/editions.ts'
import { searchHref } from '../search-address.ts'

const EXAMPLES = ['houtprijzen', 'cao bouwmarkten', 'verfwinkels', 'vacature inkoper']

/** Before anything was searched for, or without a result: examples, and other ways. */
export function SearchHelp() {
  const edition = useEdition()
  return (
    <div className="search-help">
      <h2>Zo vindt u het snel</h2>
      <ul>
        <li>Typ een of twee woorden: een bedrijf, een product, een plaats of een naam.</li>
        <li>Enkelvoud of meervoud maakt niet uit, en verfwinkel vindt ook een winkel in verf.</li>
        <li>Aanhalingstekens, of een minteken voor een woord, hebben geen invloed op wat u vindt.</li>
        <li>
          Bijvoorbeeld{' '}
          {EXAMPLES.map((example, at) => (
            <span key={example}>
              {at > 0 && ', '}
              <Link className="link" href={withinEdition(searchHref({ text: example }), edition)}>
                {example}
              </Link>
            </span>
          ))}
          .
        </li>
        <li>
          Of kies uit{' '}
          <Link className="link" href={tagIndexHref(edition)}>
            alle onderwerpen
          </Link>
          , de{' '}
          <Link className="link" href={withinEdition(href('/agenda'), edition)}>
            agenda
          </Link>{' '}
          en de{' '}
          <Link className="link" href={withinEdition(href('/vacatures'), edition)}>
            vacatures
          </Link>
          .
        </li>
      </ul>
    </div>
  )
}
