import type { FailedPlan } from '../../content/planning/failed-plans'

const clock = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Amsterdam' })

/** The scheduled step and time, such as "Publiceren op 3 december 2026 om 08:00 is niet gelukt." */
export function failureSentence({ step, plannedFor }: Pick<FailedPlan, 'step' | 'plannedFor'>): string {
  const planned = step === 'publish' ? 'Publiceren' : 'Offline halen'
  return `${planned} op ${clock.format(new Date(plannedFor))} is niet gelukt.`
}
