import { expect, test } from 'vitest'
import { networkOf } from './audit-source'

test.each([
  ['192.0.2.77', '192.0.2.0/24'],
  ['::ffff:192.0.2.77', '192.0.2.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:0DB8:0001::6', '2001:db8:1::/48'],
  ['::1', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['unknown', ''],
  ['', ''],
  ["'; DROP TABLE", ''],
])('truncates %j to the network %j', (address, network) => expect(networkOf(address)).toBe(network))
