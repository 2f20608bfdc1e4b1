import type { Access } from '@gevel/contract/references'

/** A reader, as far as the paywall distinguishes them. */
export type Reader = 'anonymous' | Exclude<Access, 'free'>

/** Whether a reader may read a text of some access to its end. */
export function mayRead(reader: Reader, access: Access): boolean {
  if (access === 'free' || reader === 'subscriber') return true
  return access === 'account' && reader === 'account'
}
