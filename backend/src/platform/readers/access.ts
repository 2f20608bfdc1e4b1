import type { Edition } from '@gevel/contract/editions'
import type { ReaderAccess } from '@gevel/contract/reader-state'
import type { Access } from '@gevel/contract/references'

/** A reader, as far as the paywall distinguishes them. */
export type Reader = 'anonymous' | ReaderAccess

/** What the paywall is before: who may read all of it, and in which edition it is. Without one it belongs to both. */
export interface Guarded {
  access: Access
  edition?: Edition | null
}

/** The paywall's rule: whether a reader may read all of a text. A subscription opens what is in its edition. */
export function mayRead(reader: Reader, { access, edition }: Guarded): boolean {
  if (access === 'free') return true
  if (reader === 'anonymous') return false
  if (access === 'account' || reader === 'mix') return true
  return reader !== 'account' && (!edition || edition === reader)
}

/**
 * `mayRead` for a reader who is only asked about when that matters: a response that never asks is the same for all, and cached as such.
 * @param reader returns the type of reader
 */
export async function mayBeRead(guarded: Guarded, reader: () => Promise<Reader>): Promise<boolean> {
  return guarded.access === 'free' || mayRead(await reader(), guarded)
}
