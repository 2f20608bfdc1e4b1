import type { PageBlock } from '@gevel/contract/page-blocks'
import type { FilledBlock } from './fill-blocks.server.ts'

/** The last filled blocks, by the page's own blocks, which are one object as long as the page is cached. */
const filledBefore = new WeakMap<readonly PageBlock[], readonly FilledBlock[]>()

/**
 * The filled blocks of a page, each the object of an earlier request where it has the same content: what is derived from it, as the id
 * of its part, is then known.
 */
export function reuseBlocks(blocks: readonly PageBlock[], filled: readonly FilledBlock[]): FilledBlock[] {
  const before = filledBefore.get(blocks) ?? []
  const reused = filled.map((block, at) => (before[at] && isSame(before[at], block) ? before[at] : block))
  filledBefore.set(blocks, reused)
  return reused
}

/** Whether two blocks have the same values, or lists of the same values: items are the objects of cached responses. */
function isSame(before: object, now: object): boolean {
  const [old, own] = [Object.entries(before), Object.entries(now)]
  return (
    old.length === own.length && old.every(([key, value], at) => key === own[at]?.[0] && isEqual(value, own[at][1]))
  )
}

function isEqual(before: unknown, now: unknown): boolean {
  if (before === now) return true
  if (!Array.isArray(before) || !Array.isArray(now)) return false
  return before.length === now.length && before.every((item, at) => item === now[at])
}
