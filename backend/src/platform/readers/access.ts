import type { Access } from '@gevel/contract/references'

/** A reader, as far as the paywall distinguishes them. */
export type Reader = 'anonymous' | Exclude<Access, 'free'>

/** The paywall's rule: whether a reader may read all of a text with this access level. */
export function mayRead(reader: Reader, access: Access): boolean {
  if (access === 'free' || reader === 'subscriber') return true
  return access === 'account' && reader === 'account'
}
