import { isIPv4, isIPv6 } from 'node:net'
import { limitedAddress } from '@gevel/runtime/limited-address'

/**
 * The network of an address: `192.0.2.0/24`, `2001:db8:1::/48`; empty for an invalid address. It distinguishes the
 * office from elsewhere, without identifying a household (decision 042).
 */
export function networkOf(address: string): string {
  const limited = limitedAddress(address)
  if (isIPv4(limited)) return `${limited.split('.').slice(0, 3).join('.')}.0/24`
  const groups = limited.split(':').slice(0, 3)
  return groups.length === 3 && isIPv6(`${groups.join(':')}::`) ? `${groups.join(':')}::/48` : ''
}
