import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { FormSchema } from '../../schema/define-form.ts'
import type { Entries } from '../../schema/entries.ts'
import { checkEntries } from '../../validation/check-entries.ts'

/** For a minute: a rule may depend on the day. */
const results = new LRUCache<string, boolean>({ max: 10_000, ttl: 60_000 })

/**
 * Whether entries pass the rules of a form. Each page of a draft asks it of every step before it, and FormKit takes 2 ms
 * for a form of eight fields; the results are remembered by a hash, which tells nothing of what was typed.
 */
export async function passesRules(form: FormSchema, entries: Entries): Promise<boolean> {
  const key = createHash('sha256')
    .update(JSON.stringify([form, entries], withPatterns))
    .digest('base64')
  const known = results.get(key)
  if (known !== undefined) return known
  const passes = Object.keys(await checkEntries(form, entries)).length === 0
  results.set(key, passes)
  return passes
}

/** The patterns of rules, which JSON does not have. */
function withPatterns(_: string, value: unknown): unknown {
  return value instanceof RegExp ? String(value) : value
}
