/** Who asks, as far as the wall wants to know. */
export type Reader = 'anonymous' | 'account' | 'subscriber'

export type Access = 'free' | 'account' | 'subscriber'

/** Whether a reader may read a text of some access to its end. */
export function mayRead(reader: Reader, access: Access): boolean {
  if (access === 'free' || reader === 'subscriber') return true
  return access === 'account' && reader === 'account'
}
