import type { OwnVacancyLine } from '@gevel/contract/own-vacancies'

interface Group {
  /** in the address of its list: `?staat=online` */
  id: string
  title: string
  has: (vacancy: OwnVacancyLine) => boolean
}

/** The groups of the list, in order; a vacancy is in the first one that has it. */
const groups: readonly Group[] = [
  {
    id: 'wacht-op-u',
    title: 'Wacht op u',
    has: ({ state, revisionState }) => state === 'changes' || revisionState === 'changes',
  },
  { id: 'online', title: 'Online', has: ({ state }) => state === 'online' || state === 'planned' },
  { id: 'in-behandeling', title: 'In behandeling', has: ({ state }) => state === 'submitted' },
  { id: 'concept', title: 'Concept', has: ({ state }) => state === 'concept' },
  { id: 'voorbij', title: 'Verlopen of gesloten', has: () => true },
]

/** The vacancies by group; groups without any are left out. */
export function groupVacancies(vacancies: readonly OwnVacancyLine[]) {
  const grouped = Map.groupBy(vacancies, (vacancy) => groups.find(({ has }) => has(vacancy))?.id)
  return groups.map(({ id, title }) => ({ id, title, members: grouped.get(id) ?? [] }))
}
