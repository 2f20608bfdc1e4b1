import type { EducationLevel, VacancyCategory } from './vacancies.ts'

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
