import { expect, test } from 'vitest'
import { limitedAddress } from './limited-address.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0db8:0000:0042:ffff::1', '2001:db8:0:42::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
])('%s is limited as %s', (address, limited) => {
  expect(limitedAddress(address)).toBe(limited)
})
