import type { VacancyCard } from './vacancies.ts'

const NUMBER = new Intl.NumberFormat('nl-NL')

/** `32–38 uur`, `38 uur`, `vanaf 24 uur`, `tot 38 uur`, or null when the hours are unknown. */
export function hours({ hoursMin, hoursMax }: Pick<VacancyCard, 'hoursMin' | 'hoursMax'>): string | null {
  const text = range(hoursMin, hoursMax, String, '')
  return text && `${text} uur`
}

/** `€ 2.900–3.400 per maand`, `€ 2.900 per maand`, `vanaf € 2.900 per maand`, `tot € 3.400 per maand`, or null when it is unknown. */
export function salary({ salaryMin, salaryMax }: Pick<VacancyCard, 'salaryMin' | 'salaryMax'>): string | null {
  const text = range(salaryMin, salaryMax, (euros) => NUMBER.format(euros), '€ ')
  return text && `${text} per maand`
}

/** Whether it is open for applications at that time. */
export function isOpen({ closesAt }: Pick<VacancyCard, 'closesAt'>, now: string): boolean {
  return closesAt > now
}

/** A single limit is no fixed value: it says at which end it is. */
function range(low: number | null, high: number | null, write: (value: number) => string, sign: string): string | null {
  if (low === null) return high === null ? null : `tot ${sign}${write(high)}`
  if (high === null) return `vanaf ${sign}${write(low)}`
  return low === high ? sign + write(low) : `${sign}${write(low)}–${write(high)}`
}
