import { expect, test } from 'vitest'
import { isRejectedStatement, isUnfitValue } from './statement-errors'

const rejected = (code: string) => Object.assign(new Error('rejected'), { code, severity: 'ERROR' })

test.each(['22P02', '22003', '22021', '22007'])('recognises %s as a value that does not fit', (code) => {
  expect(isUnfitValue(rejected(code))).toBe(true)
})

test.each(['23505', '42P01', '57014'])('recognises %s as a rejected statement, but not as an unfit value', (code) => {
  expect(isRejectedStatement(rejected(code))).toBe(true)
  expect(isUnfitValue(rejected(code))).toBe(false)
})

test.each([
  ['a system error', Object.assign(new Error('no entry'), { code: 'ENOENT' })],
  ['a code of five letters that PostgreSQL did not send', Object.assign(new Error('pipe'), { code: 'EPIPE' })],
  ['a programming error', new TypeError('x is not a function')],
  ['nothing', undefined],
])('does not recognise %s as either', (_, error) => {
  expect(isRejectedStatement(error)).toBe(false)
  expect(isUnfitValue(error)).toBe(false)
})
