import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { cvFiles } from '@gevel/contract/cv-files'
import { placeVacancyInput } from '@gevel/contract/own-vacancies'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mediaTypeOf } from '../../src/platform/uploads/check-file'
import { cvOf } from '../employers/cv-files'
import { placementOf } from '../employers/placement-of'
import { content } from './content'

const { companies, packages, settings } = content.employers
const offer = {
  terms: { version: settings.termsVersion },
  mandate: { version: content.billing.mandateVersion },
  packages: new Map(packages.map(({ name, price }, index) => [name, { id: index + 1, priceCents: price * 100 }])),
  companyNumber: null,
}
const vacancies = companies.flatMap((company) => company.vacancies.map((vacancy) => ({ company, vacancy })))

test.each(vacancies.map((one) => [one.vacancy.title, one] as const))(
  '%s is a vacancy that the site accepts',
  (_, one) => {
    const { vacancy, company } = one
    const draft = { id: crypto.randomUUID(), key: null, version: '1' }
    const placement = { ...placementOf(vacancy, company, offer), draft, startsOn: null }
    expect(placeVacancyInput.safeParse(placement)).toMatchObject({ success: true })
  },
)

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gevel-cv-'))
})
afterAll(() => rm(folder, { recursive: true }))

const applicants = vacancies.flatMap(({ vacancy }) => vacancy.applicants)
test.each(applicants.map((applicant) => [applicant.email, applicant] as const))(
  'the CV of %s passes the check of its content',
  async (_, applicant) => {
    const cv = cvOf(applicant)
    const file = path.join(folder, cv.name)
    await writeFile(file, cv.content)
    expect(await mediaTypeOf(file, cv.name, cvFiles.types)).toBe(cv.type)
  },
)

test('has a vacancy in every state', () => {
  const all = vacancies.map(({ vacancy }) => vacancy)
  const facts = [
    'approvedBefore',
    'asked',
    'rejected',
    'revised',
    'withdrawnBefore',
    'filledBefore',
    'startsIn',
  ] as const
  for (const fact of facts)
    expect(
      all.some((vacancy) => vacancy[fact] !== undefined),
      fact,
    ).toBe(true)
})
