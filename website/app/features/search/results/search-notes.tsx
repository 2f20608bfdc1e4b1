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
  const { corrected, suggestion, partial, cut } = meta
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
      {partial && (
        <p>Er zijn weinig of geen resultaten met al deze woorden samen. U ziet ook wat een deel ervan heeft.</p>
      )}
      {cut && <p>Uw zoekvraag is ingekort: de eerste 200 tekens tellen.</p>}
    </div>
  )
}
