import { expect, test } from 'vitest'
import { textProblems } from './text-form.ts'

type Values = Parameters<typeof textProblems>[0]

const values = { apply: 'form', applyEmail: 'werk@hamerslag.example' } as Values

test('asks for a salary from the day on which it is required', () => {
  expect(textProblems(values, { isSalaryRequired: true }).salaryMin).toMatch(/moet een salaris hebben/)
  expect(textProblems(values, { isSalaryRequired: false }).salaryMin).toBeUndefined()
  expect(textProblems({ ...values, salaryMax: 4000 }, { isSalaryRequired: true }).salaryMin).toBeUndefined()
})

test('rejects ranges that end before they begin', () => {
  const wrong = { ...values, hoursMin: 38, hoursMax: 32, salaryMin: 4000, salaryMax: 3000 }
  const { hoursMax, salaryMax } = textProblems(wrong, { isSalaryRequired: false })
  expect([hoursMax, salaryMax]).toEqual([expect.stringMatching(/minder uren/), expect.stringMatching(/minder dan/)])
})
