import type { Vacancy, VacancyCard } from '@gevel/contract/vacancies'

const NUMBER = new Intl.NumberFormat('nl-NL')

/** `32–38 uur`, `38 uur`, or null when the hours are unknown. */
export function hours({ hoursMin, hoursMax }: Pick<VacancyCard, 'hoursMin' | 'hoursMax'>): string | null {
  const text = range(hoursMin, hoursMax, String)
  return text && `${text} uur`
}

/** `€ 2.900–3.400 per maand`, or null when the salary is unknown. */
export function salary({ salaryMin, salaryMax }: Pick<VacancyCard, 'salaryMin' | 'salaryMax'>): string | null {
  const text = range(salaryMin, salaryMax, (euros) => NUMBER.format(euros))
  return text && `€ ${text} per maand`
}

/** Whether it is open for applications at that time. */
export function isOpen({ closesAt }: Pick<VacancyCard, 'closesAt'>, now: string): boolean {
  return closesAt > now
}

export const LEVEL_NAMES: Record<NonNullable<Vacancy['level']>, string> = {
  vmbo: 'Vmbo',
  mbo: 'Mbo',
  hbo: 'Hbo',
  wo: 'Universiteit',
}

export const CATEGORY_NAMES: Record<Vacancy['category'], string> = {
  'winkel-en-verkoop': 'Winkel en verkoop',
  'inkoop-en-formule': 'Inkoop en formule',
  logistiek: 'Logistiek',
  'kantoor-en-marketing': 'Kantoor en marketing',
  techniek: 'Techniek',
}

function range(low: number | null, high: number | null, write: (value: number) => string): string | null {
  if (low === null && high === null) return null
  if (low === null || high === null || low === high) return write(low ?? high ?? 0)
  return `${write(low)}–${write(high)}`
}
