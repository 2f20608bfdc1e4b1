import { expect, test } from 'vitest'
import { parseNetworks } from './networks.ts'

const inside = parseNetworks('10.0.0.0/8, 203.0.113.7,2001:db8::/32,loopback')

test.each(['10.1.2.3', '::ffff:10.1.2.3', '203.0.113.7', '2001:db8::7', '127.0.0.1', '::1'])(
  'matches %s',
  (address) => {
    expect(inside(address)).toBe(true)
  },
)

test.each(['11.0.0.1', '203.0.113.8', '2001:db9::7', '', 'onzin', '::'])('does not match %j', (address) => {
  expect(inside(address)).toBe(false)
})

test('matches nothing without networks', () => {
  expect(parseNetworks('')('127.0.0.1')).toBe(false)
})

test.each(['10.0.0.0/33', 'x', '10.0.0.0/', '10.0.0.0/8/8', '::1/129', '10.0.0.0/-1', '10.0.0.0/a'])(
  '%s is rejected',
  (network) => {
    expect(() => parseNetworks(network)).toThrow('is no network')
  },
)
