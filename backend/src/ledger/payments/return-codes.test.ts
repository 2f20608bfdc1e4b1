import { expect, test } from 'vitest'
import { canBeOfferedAgain, codesOfFaults, knownReturnCodes, returnRule } from './return-codes'

test('tries again by itself only what may succeed later', () => {
  expect(knownReturnCodes.filter((code) => returnRule(code).isRetried)).toEqual(['AM04', 'MS03'])
})

test('never stops a mandate and tries it again', () => {
  for (const code of knownReturnCodes) {
    const { stopsMandate, isRetried } = returnRule(code)
    expect(stopsMandate && isRetried, code).toBeFalsy()
  }
})

test.each(['AC01', 'AC13', 'AG01', 'AC04', 'MD01', 'MD07'])('stops the mandate after %s', (code) =>
  expect(returnRule(code).stopsMandate).toBe(true),
)

test('stops all mails when the customer has died', () => {
  expect(returnRule('MD07')).toMatchObject({ stopsMails: true, needsPerson: true })
  expect(returnRule('MD07').mail).toBeUndefined()
})

test.each(['AG02', 'AM05', 'BE05', 'FF01', 'MD02', 'RC01'])(
  'tells finance and not the customer of our own error %s',
  (code) => {
    expect(returnRule(code).needsPerson).toBe(true)
    expect(returnRule(code).mail).toBeUndefined()
  },
)

test('lets the customer owe nothing after faults alone', () => {
  expect(codesOfFaults.filter((code) => !returnRule(code).mail)).toEqual(codesOfFaults)
  expect(codesOfFaults).toEqual(expect.arrayContaining(['AG02', 'FF01', 'RC01']))
  for (const code of ['MD01', 'MD06', 'MD07', 'AM04', 'AC06']) expect(codesOfFaults).not.toContain(code)
})

test('can be offered again unless it was a second time, or nothing is collected by the mandate any more', () => {
  expect(['AM05', 'MD01', 'MD07', 'AC04'].filter(canBeOfferedAgain)).toEqual([])
  expect(['RC01', 'AG02', 'AM04', 'MD06', 'XX99'].filter(canBeOfferedAgain)).toHaveLength(5)
})

test.each(['XX99', '', 'toString', '__proto__'])('treats the unknown code %j as a refund, and shows it', (code) => {
  expect(returnRule(code)).toEqual({ meaning: `Onbekende code ${code}`, mail: 'pay' })
})
