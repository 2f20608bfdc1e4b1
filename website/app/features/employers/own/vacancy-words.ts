import { lengthOf } from '@gevel/contract/days'
import type { OwnVacancyLine } from '@gevel/contract/own-vacancies'
import { dutchDay, longDate, relativeDayInWords } from '../../../ui/text/dates.ts'

const stateWords = {
  concept: 'Concept',
  submitted: 'In behandeling',
  changes: 'Aanpassen',
  rejected: 'Niet geplaatst',
  planned: 'Gepland',
  online: 'Online',
  expired: 'Verlopen',
  closed: 'Gesloten',
} as const satisfies Record<OwnVacancyLine['state'], string>

export const stateTags = {
  concept: 'tag',
  submitted: 'tag tag--info',
  changes: 'tag tag--warn',
  rejected: 'tag tag--err',
  planned: 'tag tag--info',
  online: 'tag tag--ok',
  expired: 'tag',
  closed: 'tag',
} as const satisfies Record<OwnVacancyLine['state'], string>

/** 'Vervuld' of a vacancy that was closed because somebody was found. */
export function stateText({ state, closedBecause }: Pick<OwnVacancyLine, 'state' | 'closedBecause'>): string {
  return closedBecause === 'filled' ? 'Vervuld' : stateWords[state]
}

/** Where a vacancy is in its life: 'Nog 46 dagen, tot en met 5 januari 2027'. */
export function lifeText({ state, onlineUntil, submittedAt, endedAt }: OwnVacancyLine, now: string): string | null {
  if (state === 'online' && onlineUntil) return `${daysLeft(onlineUntil, now)}, tot en met ${longDate(onlineUntil)}`
  if (state === 'submitted' && submittedAt) return `Ingediend: ${relativeDayInWords(submittedAt, now).toLowerCase()}`
  if (endedAt) return `Op ${longDate(endedAt)}`
  return null
}

/** `Nog 46 dagen`; the last day says so. */
function daysLeft(until: string, now: string): string {
  const days = lengthOf({ from: dutchDay(now), until: dutchDay(until) }) - 1
  if (days <= 0) return 'Vandaag is de laatste dag'
  return days === 1 ? 'Nog één dag' : `Nog ${days} dagen`
}
