import type { PageHit } from '@gevel/contract/issue-reader'
import { Marked } from '../../../ui/text/marked.tsx'
import { TurnLink } from './turn-link.tsx'
import type { PageTurns } from './use-page-turns.ts'

interface ReaderHitsProps {
  hits: readonly PageHit[]
  q: string
  turns: PageTurns
}

/** The pages that a search within the issue found. */
export function ReaderHits({ hits, q, turns }: ReaderHitsProps) {
  if (hits.length === 0)
    return (
      <p className="reader__count" role="status">
        Niets gevonden voor “{q}”. Probeer een ander woord.
      </p>
    )
  return (
    <>
      <p className="reader__count" role="status">
        Gevonden op {hits.length === 1 ? 'één pagina' : `${hits.length} pagina’s`}
      </p>
      <ol className="reader__hits">
        {hits.map(({ page, fragment }) => (
          <li key={page}>
            <TurnLink page={page} turns={turns}>
              <b>Pagina {page}</b>
              <span>{fragment.length === 0 ? 'Voor abonnees' : <Marked fragments={fragment} />}</span>
            </TurnLink>
          </li>
        ))}
      </ol>
    </>
  )
}
