import type { SearchAnswer } from '@gevel/contract/search'
import { SearchHitItem } from './search-hit.tsx'

/** The results of a page: those with all words, and a line before the first one with some of them. */
export function SearchHits({ data, meta }: SearchAnswer) {
  // with none, the line stands above all results
  const complete = meta.complete > 0 ? meta.complete : data.length
  const item = (hit: SearchAnswer['data'][number], at: number) => (
    <SearchHitItem key={hit.href} hit={hit} priority={at === 0} />
  )
  return (
    <>
      <ol>{data.slice(0, complete).map(item)}</ol>
      {complete < data.length && (
        <>
          <p className="hits-rest">Hieronder staan resultaten met een deel van uw woorden.</p>
          <ol start={complete + 1}>{data.slice(complete).map((hit) => item(hit, complete))}</ol>
        </>
      )}
    </>
  )
}
