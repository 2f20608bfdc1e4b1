import { expect, test } from 'vitest'
import { fetchOutside, isOutside } from './fetch-outside'

test.each<readonly [string, boolean]>([
  ['93.184.216.34', true],
  ['2606:2800:220:1::1', true],
  ...(['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'] as const).map(
    (address) => [address, false] as const,
  ),
  ...(
    ['::1', '::ffff:127.0.0.1', '::ffff:10.0.0.1', 'fd00::1', 'fe80::1', '64:ff9b::7f00:1', '2002:7f00:1::'] as const
  ).map((address) => [address, false] as const),
  ['localhost', false],
])('%s is on the internet: %s', (address, expected) => {
  expect(isOutside(address)).toBe(expected)
})

const bounds = { maxBytes: 1000, timeoutMs: 1000 }

test.each([
  'http://example.com/feed.xml',
  'file:///etc/passwd',
  'https://user@example.com/feed.xml',
  'https://127.0.0.1/feed.xml',
  'https://2130706433/feed.xml',
  'https://0x7f.1/feed.xml',
  'https://[::1]/feed.xml',
  'https://localhost:5432/feed.xml',
])('does not fetch %s', async (address) => {
  await expect(fetchOutside(address, bounds)).rejects.toThrow(/https address|not on the internet/)
})
