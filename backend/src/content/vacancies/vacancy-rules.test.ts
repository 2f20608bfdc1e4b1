import { expect, test } from 'vitest'
import { rangeProblems } from './vacancy-rules'

test.each([
  {},
  { hoursMin: 32, hoursMax: 32, salaryMin: 2900, salaryMax: 3400 },
  { hoursMin: 40, salaryMin: 2900, hoursMax: null, salaryMax: null },
  { hoursMax: 24, salaryMax: 0, hoursMin: null },
])('accepts %j', (limits) => expect(rangeProblems(limits)).toEqual([]))

test('has a sentence at each upper limit below its lower limit', () => {
  const limits = { hoursMin: 40, hoursMax: 32, salaryMin: '3400', salaryMax: '900' }
  expect(rangeProblems(limits)).toEqual([
    { path: ['hoursMax'], message: 'Dit zijn minder uren dan bij ‘Uren vanaf’.' },
    { path: ['salaryMax'], message: 'Dit is minder dan bij ‘Salaris vanaf’.' },
  ])
})
