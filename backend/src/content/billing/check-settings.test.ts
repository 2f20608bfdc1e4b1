import { expect, test } from 'vitest'
import { billingChecks, isCreditorId } from './check-settings'

test.each([
  ['NL69ZZZ123456780000', true],
  ['NL69 ABC 123456780000', true],
  ['NL70ZZZ123456780000', false],
  ['NL69ZZZ123456780001', false],
  ['DE98ZZZ09999999999', true],
  ['NL69', false],
])('checks the creditor identifier %s', (id, isRight) => {
  expect(isCreditorId(id)).toBe(isRight)
})

test.each([
  ['iban', 'NL91 ABNA 0417 1643 00', 'NL91 ABNA 0417 1643 01'],
  ['kvk', '12345678', '1234567'],
  ['vatId', 'NL123456782B12', 'NL123456781B12'],
  ['countries', 'NL, be', 'NL, XX'],
])('explains a wrong %s', (field, right, wrong) => {
  const check = billingChecks['api::billing-setting.billing-setting']?.[field]
  expect(() => check?.(right)).not.toThrow()
  expect(() => check?.(wrong)).toThrow(/\.$/)
})
