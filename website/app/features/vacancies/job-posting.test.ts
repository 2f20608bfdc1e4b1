import type { Vacancy } from '@gevel/contract/vacancies'
import { expect, test } from 'vitest'
import { jobPosting } from './job-posting.ts'

const origin = 'https://gevel.example'
const company = { id: 1, name: 'Hamerslag', link: 'hamerslag', kind: 'partner', city: null, logo: null, summary: null }
const vacancy = {
  ...{ id: 12, takesApplications: true, employer: null },
  ...{ title: 'Verkoper', intro: 'Werk & <meer>', body: [], city: 'Ede', province: 'Gelderland', company },
  ...{ postedAt: '2026-11-20T08:00:00.000Z', closesAt: '2026-12-20T08:00:00.000Z' },
  ...{ hoursMin: null, hoursMax: null, salaryMin: null, salaryMax: null },
} as unknown as Vacancy

test('is nothing without an employer, which search engines require', () => {
  expect(jobPosting({ ...vacancy, company: null }, origin)).toBeNull()
})

test('has its text as HTML, and neither salary nor hours that the vacancy does not give', () => {
  expect(jobPosting(vacancy, origin)).toMatchObject({
    description: '<p>Werk &amp; &lt;meer&gt;</p>',
    hiringOrganization: { name: 'Hamerslag' },
    baseSalary: undefined,
    employmentType: undefined,
  })
})

test.each([
  [2900, 3400, { minValue: 2900, maxValue: 3400 }],
  [2900, null, { minValue: 2900 }],
  [null, 3400, { maxValue: 3400 }],
  [2900, 2900, { value: 2900 }],
])('has of a salary from %j to %j only these limits', (salaryMin, salaryMax, amount) => {
  const json = JSON.parse(JSON.stringify(jobPosting({ ...vacancy, salaryMin, salaryMax }, origin)))
  expect(json.baseSalary.value).toEqual({ '@type': 'QuantitativeValue', unitText: 'MONTH', ...amount })
})

test.each([
  [40, 40, ['FULL_TIME']],
  [16, 24, ['PART_TIME']],
  [24, 40, ['FULL_TIME', 'PART_TIME']],
  [24, null, ['PART_TIME']],
  [null, 40, ['FULL_TIME']],
])('counts %j to %j hours as %j', (hoursMin, hoursMax, types) => {
  expect(jobPosting({ ...vacancy, hoursMin, hoursMax }, origin)).toMatchObject({ employmentType: types })
})

test.each([
  ['2026-12-31T22:59:00.000Z', '2026-12-31T23:59:59+01:00'],
  ['2026-12-31T23:30:00.000Z', '2027-01-01T23:59:59+01:00'],
  ['2026-07-01T10:00:00.000Z', '2026-07-01T23:59:59+02:00'],
])('closing at %s is valid through %s', (closesAt, validThrough) => {
  expect(jobPosting({ ...vacancy, closesAt }, origin)).toMatchObject({ validThrough })
})

test('names the vacancy, its employer and whether it takes applications', () => {
  expect(jobPosting(vacancy, origin)).toMatchObject({
    ...{ directApply: true, identifier: { name: 'Hamerslag', value: '12' } },
    hiringOrganization: { sameAs: 'https://gevel.example/partners/hamerslag' },
  })
  const employer = { name: 'Okerdal', website: 'https://okerdal.example', logo: null }
  expect(jobPosting({ ...vacancy, company: null, employer, takesApplications: false }, origin)).toMatchObject({
    ...{ directApply: false, hiringOrganization: { name: 'Okerdal', sameAs: 'https://okerdal.example' } },
  })
})
