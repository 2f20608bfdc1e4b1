import { href } from '@gevel/contract/hrefs'
import type { SaveResult } from './step-saver.ts'

interface TypedStep {
  wizard: string
  draft: string
  step: string
  entries: string
  /** version of the entries that it replaces */
  replaces: string
}

/** Sends what is typed in a step to its draft. It never rejects. */
export async function saveStep({ draft, step, ...typed }: TypedStep): Promise<SaveResult> {
  try {
    const response = await fetch(href('/concept/:draft/:step', { draft, step }), {
      method: 'POST',
      body: new URLSearchParams(typed),
      // also while the page is being left
      keepalive: typed.entries.length < MAX_KEPT_ALIVE,
    })
    if (response.status >= 500 || response.status === 429) return { kind: 'no-answer' }
    const { version, at, message }: { version?: string; at?: string; message?: string } = await response.json()
    if (response.ok && version !== undefined && at !== undefined) return { kind: 'saved', version, at }
    return { kind: 'refused', message: message ?? '' }
  } catch {
    return { kind: 'no-answer' }
  }
}

/** Browsers refuse more than 64 kB of such requests (https://fetch.spec.whatwg.org/#http-network-or-cache-fetch). */
const MAX_KEPT_ALIVE = 20_000
