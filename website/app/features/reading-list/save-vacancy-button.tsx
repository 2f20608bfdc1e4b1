import { SaveToggle } from './reading-list-button.tsx'
import { vacancyList } from './reading-lists.ts'

interface SaveVacancyButtonProps {
  id: number
  isSaved: boolean
  /** of the vacancy, where the page lists several */
  name?: string
}

/** Saves a vacancy. */
export function SaveVacancyButton({ id, isSaved, name }: SaveVacancyButtonProps) {
  const labels = { off: 'Bewaren', on: 'Bewaard' }
  return <SaveToggle list={vacancyList} icon="keep" what={String(id)} {...{ isSaved, labels, name }} />
}
