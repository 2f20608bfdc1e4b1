import type { ReaderState } from '@gevel/contract/reader-state'

/** A question about a reader, to which a page has a yes or no: its kind, and what it is about. */
export type ReaderFact =
  `${'saved' | 'vacancy' | 'tag' | 'author' | 'company' | 'series' | 'search' | 'private-thread'}:${string | number}`

/**
 * A question about a reader that has a text for an answer: what it did with the comments under an article, or which vacancies of a list, by their ids
 * with commas between them, it has saved.
 */
export type ReaderText = `comments:${number}` | `vacancies:${string}`

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
  asked: Map<ReaderFact | ReaderText, boolean | string>
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
    case 'private-thread':
      return state.privateThreads.includes(Number(about))
    case 'search':
      return state.savedSearches.includes(about)
    default:
      return state.followed.some((followed) => followed === fact)
  }
}

/** The answer of a reader to a question with a text: the keys of its state that are about this article, or the ids of the saved vacancies. */
export function readerText(state: ReaderState, question: ReaderText): string {
  if (question.startsWith('vacancies:')) return savedOf(state, question.slice('vacancies:'.length))
  const start = question.slice('comments:'.length)
  return state.comments.filter((key) => key.startsWith(`${start}:`)).join(' ')
}

/** The ids of a list that are among the saved ones, in the order of the list. Most readers have saved none. */
function savedOf({ savedVacancies }: ReaderState, ids: string): string {
  if (savedVacancies.length === 0) return ''
  return ids
    .split(',')
    .filter((id) => savedVacancies.includes(Number(id)))
    .join(',')
}

/** The answer to any question, as a part of the key of a page. */
export function readerAnswer(state: ReaderState, question: ReaderFact | ReaderText): string {
  return isText(question) ? `[${readerText(state, question)}]` : String(Number(readerFact(state, question)))
}

/** Whether the answer to a question is a text. */
export function isText(question: ReaderFact | ReaderText): question is ReaderText {
  return question.startsWith('comments:') || question.startsWith('vacancies:')
}
