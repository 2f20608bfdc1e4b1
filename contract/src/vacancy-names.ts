import type { EducationLevel, Region, VacancyCategory } from './vacancies.ts'
import type { HoursBand } from './vacancy-filters.ts'

/** Levels of education as people read them. */
export const levelNames: Readonly<Record<EducationLevel, string>> = {
  vmbo: 'Vmbo',
  mbo: 'Mbo',
  hbo: 'Hbo',
  wo: 'Universiteit',
}

/** The fields of work of vacancies as people read them. */
export const categoryNames: Readonly<Record<VacancyCategory, string>> = {
  'winkel-en-verkoop': 'Winkel en verkoop',
  'inkoop-en-formule': 'Inkoop en formule',
  logistiek: 'Logistiek',
  'kantoor-en-marketing': 'Kantoor en marketing',
  techniek: 'Techniek',
}

/** The parts of the country as people read them. */
export const regionNames: Readonly<Record<Region, string>> = {
  noord: 'Noord',
  oost: 'Oost',
  midden: 'Midden',
  west: 'West',
  zuid: 'Zuid',
}

/** The bands of hours per week as people read them. */
export const hoursNames: Readonly<Record<HoursBand, string>> = {
  'tot-16': 'Tot 16 uur',
  '16-tot-32': '16 tot 32 uur',
  'vanaf-32': '32 uur of meer',
}
