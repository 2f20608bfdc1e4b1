import { SaveToggle } from './reading-list-button.tsx'
import { vacancyList } from './reading-lists.ts'

interface SaveVacancyButtonProps {
  id: number
  isSaved: boolean
  /** of the vacancy, where the page lists several */
  name?: string
  /** the address of its row, in a list where the button is a mark */
  row?: string
}

/** Saves a vacancy. */
export function SaveVacancyButton({ id, isSaved, name, row }: SaveVacancyButtonProps) {
  const labels = { off: 'Bewaren', on: 'Bewaard' }
  return (
    <SaveToggle
      list={vacancyList}
      icon="keep"
      what={String(id)}
      page={row}
      isMark={row !== undefined}
      {...{ isSaved, labels, name }}
    />
  )
}
