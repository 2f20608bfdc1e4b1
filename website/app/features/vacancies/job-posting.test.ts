import type { Vacancy } from '@gevel/contract/vacancies'
import { expect, test } from 'vitest'
import { jobPosting } from './job-posting.ts'

const company = { id: 1, name: 'Hamerslag', link: 'hamerslag', kind: 'partner', city: null, logo: null, summary: null }
const vacancy = {
  ...{ title: 'Verkoper', intro: 'Werk & <meer>', body: [], city: 'Ede', province: 'Gelderland', company },
  ...{ postedAt: '2026-11-20T08:00:00.000Z', closesAt: '2026-12-20T08:00:00.000Z' },
  ...{ hoursMin: null, hoursMax: null, salaryMin: null, salaryMax: null },
} as unknown as Vacancy

test('is nothing without an employer, which search engines require', () => {
  expect(jobPosting({ ...vacancy, company: null })).toBeNull()
})

test('has its text as HTML, and neither salary nor hours that the vacancy does not give', () => {
  expect(jobPosting(vacancy)).toMatchObject({
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
  const json = JSON.parse(JSON.stringify(jobPosting({ ...vacancy, salaryMin, salaryMax })))
  expect(json.baseSalary.value).toEqual({ '@type': 'QuantitativeValue', unitText: 'MONTH', ...amount })
})

test.each([
  [40, 40, ['FULL_TIME']],
  [16, 24, ['PART_TIME']],
  [24, 40, ['FULL_TIME', 'PART_TIME']],
  [24, null, ['PART_TIME']],
  [null, 40, ['FULL_TIME']],
])('counts %j to %j hours as %j', (hoursMin, hoursMax, types) => {
  expect(jobPosting({ ...vacancy, hoursMin, hoursMax })).toMatchObject({ employmentType: types })
})
