import type { SavableSearch } from '@gevel/contract/saved-searches'
import { SaveToggle } from './reading-list-button.tsx'
import { searchList } from './reading-lists.ts'

interface SaveSearchButtonProps {
  search: SavableSearch
  isSaved: boolean
  /** of the search, where the page lists several */
  name?: string
  /** the address of its results, on their page */
  page?: string
}

/** Saves a search with its filters. */
export function SaveSearchButton({ search, isSaved, name, page }: SaveSearchButtonProps) {
  const labels = name ? { off: 'Bewaren', on: 'Bewaard' } : { off: 'Zoekvraag bewaren', on: 'Zoekvraag bewaard' }
  const { text, edition, kind, tag, year, literal } = search
  const what = JSON.stringify({ text, edition, kind, tag, year, literal })
  return <SaveToggle list={searchList} icon="keep" {...{ what, isSaved, labels, name, page }} />
}
