import { expect, test } from 'vitest'
import { nextMinor } from './try-next-strapi.ts'

const versions = [
  '4.9.0',
  '5.53.0',
  '5.54.0',
  '5.54.1',
  '5.55.0',
  '5.55.10',
  '5.55.9',
  '5.56.0',
  '5.56.0-beta.1',
  '6.0.0',
]

test.each([
  ['5.53.0', '5.54.1'],
  ['5.54.0', '5.55.10'],
  ['5.55.9', '5.56.0'],
  ['5.56.0', undefined],
])('after %s comes %s', (current, next) => {
  expect(nextMinor(current, versions)).toBe(next)
})
