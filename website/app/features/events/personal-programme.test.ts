import { expect, test } from 'vitest'
import { togglePart } from './use-personal-programme.ts'

const parallel = ['11:15 Grote zaal', '11:15 Ovenzaal']

test('chooses one of the parts at the same time, and none after a second press', () => {
  const one = togglePart(new Set(['10:00 Grote zaal']), '11:15 Grote zaal', parallel)
  const other = togglePart(one, '11:15 Ovenzaal', parallel)
  expect([...other]).toEqual(['10:00 Grote zaal', '11:15 Ovenzaal'])
  expect([...togglePart(other, '11:15 Ovenzaal', parallel)]).toEqual(['10:00 Grote zaal'])
})
