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
  if (state === 'online' && onlineUntil) return `${daysLeftText(onlineUntil, now)}, tot en met ${longDate(onlineUntil)}`
  if (state === 'submitted' && submittedAt) return `Ingediend: ${relativeDayInWords(submittedAt, now).toLowerCase()}`
  if (endedAt) return `Op ${longDate(endedAt)}`
  return null
}

/** Whether an employer should extend a vacancy soon: a week before its end the first reminder is mailed. */
export function endsSoon({ state, onlineUntil }: OwnVacancyLine, now: string): boolean {
  return state === 'online' && onlineUntil !== null && daysLeft(onlineUntil, now) <= 7
}

function daysLeft(until: string, now: string): number {
  return lengthOf({ from: dutchDay(now), until: dutchDay(until) }) - 1
}

/** `Nog 46 dagen`; the last day says so. */
export function daysLeftText(until: string, now: string): string {
  const days = daysLeft(until, now)
  if (days <= 0) return 'Vandaag is de laatste dag'
  return days === 1 ? 'Nog één dag' : `Nog ${days} dagen`
}
