import type { SearchAnswer } from '@gevel/contract/search'
import { Link } from '../../../ui/links/link.tsx'
import type { SearchAddress } from '../search-address.ts'
import type { SearchLink } from './search-results.tsx'

interface SearchNotesProps {
  search: SearchAddress
  meta: SearchAnswer['meta']
  hrefOf: SearchLink
}

/** Notes on the difference between the executed search and the typed one. */
export function SearchNotes({ search, meta, hrefOf }: SearchNotesProps) {
  const { corrected, suggestion, partial, complete, cut, pagination } = meta
  return (
    <div className="search-notes">
      {corrected && (
        <p>
          Resultaten voor <strong>{corrected}</strong>.{' '}
          <Link className="link" href={hrefOf({ ...search, literal: true })}>
            Toch zoeken op {search.text.slice(0, 80)}
          </Link>
        </p>
      )}
      {suggestion && (
        <p>
          Bedoelde u{' '}
          <Link className="link" href={hrefOf({ ...search, text: suggestion, literal: false })}>
            {suggestion}
          </Link>
          ?
        </p>
      )}
      {partial && complete === 0 && pagination.page === 1 && (
        <p>Er zijn weinig of geen resultaten met al uw woorden. Hieronder staan ook resultaten met een deel ervan.</p>
      )}
      {cut && <p>Uw zoekvraag is ingekort: de eerste 200 tekens tellen.</p>}
    </div>
  )
}
