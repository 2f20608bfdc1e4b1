import type { VacancyState } from '@gevel/contract/placed-vacancies'
import { Badge } from '@strapi/design-system'
import { stateNames } from '../../features/employers/state-names'

/** The routes of the screens. */
export const VACANCIES = '/admin/site/vacancies'

const colours = {
  concept: 'neutral',
  submitted: 'primary',
  changes: 'warning',
  rejected: 'danger',
  planned: 'secondary',
  online: 'success',
  expired: 'neutral',
  closed: 'neutral',
} as const satisfies Record<VacancyState, string>

/** Where a vacancy is. */
export function StateTag({ state }: { state: VacancyState }) {
  return (
    <Badge backgroundColor={`${colours[state]}100`} textColor={`${colours[state]}700`}>
      {stateNames[state]}
    </Badge>
  )
}

const moments = new Intl.DateTimeFormat('nl-NL', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Amsterdam',
})

/** A moment in the Netherlands: "20 nov 2026, 09:12". */
export function momentText(moment: string): string {
  return moments.format(new Date(moment))
}
