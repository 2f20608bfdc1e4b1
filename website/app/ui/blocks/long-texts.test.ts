import { expect, it } from 'vitest'
import { hasLongTexts } from './long-texts.ts'

it('tells a table with sentences from one with names and numbers', () => {
  expect(hasLongTexts([['session', 'onthoudt dat er een bezoek is begonnen, met een begindatum', 'een jaar']])).toBe(
    true,
  )
  expect(hasLongTexts([['Halve bladzijde in het magazine', 'per nummer', '1.240']])).toBe(false)
  expect(hasLongTexts([])).toBe(false)
})
