import { isIPv6 } from 'node:net'

/**
 * An IPv6 client controls the whole /64 around its address, so that is what is limited. An IPv4 address may come
 * mapped into IPv6.
 */
export function limitedAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').slice(0, 45)
  return isIPv6(plain) ? `${expanded(plain).slice(0, 4).join(':')}::/64` : plain
}

function expanded(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? []
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array.from({ length: zeros }, () => '0'), ...after].map((part) => part.replace(/^0+(?=.)/, ''))
}
