import type { ReaderState } from '@gevel/contract/reader-state'

/** A question about a reader, to which a page has a yes or no: its kind, and what it is about. */
export type ReaderFact =
  `${'saved' | 'vacancy' | 'tag' | 'author' | 'company' | 'series' | 'search' | 'commented'}:${string | number}`

export const LOADER_DATA_ID = 'loader-data'
/** The start of the loaders' data at the end of a document: what follows is JSON, what comes before it HTML. */
export const LOADER_DATA_START = `<script type="application/json" id="${LOADER_DATA_ID}">`

/** The texts of a page that differ for each reader. */
export type Slot = 'name' | 'sending'

/** A rendering for all readers with the same access. */
export interface SharedRendering {
  /** of the reader who asked for it */
  state: ReaderState
  /** texts in place of the reader's own: nobody can guess them, so no other text of the page contains them */
  slots: Readonly<Record<Slot, string>>
  /** what the page depends on, with the answers of this reader */
  asked: Map<ReaderFact, boolean>
}

/** The answer of a reader. */
export function readerFact(state: ReaderState, fact: ReaderFact): boolean {
  const at = fact.indexOf(':')
  const about = fact.slice(at + 1)
  switch (fact.slice(0, at)) {
    case 'saved':
      return state.savedArticles.includes(Number(about))
    case 'vacancy':
      return state.savedVacancies.includes(Number(about))
    case 'commented':
      return state.commented.includes(Number(about))
    case 'search':
      return state.savedSearches.includes(about)
    default:
      return state.followed.some((followed) => followed === fact)
  }
}
