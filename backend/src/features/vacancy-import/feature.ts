import type { Feature } from '../../platform/feature/feature'
import { writeImportedVacancy } from './write-imported'

/** Vacancies of the feeds of employers and other sites: `npm run import:vacancies`. */
export const vacancyImport: Feature = {
  jobs: [writeImportedVacancy],
}
