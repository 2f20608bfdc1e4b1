import { createHash } from 'node:crypto'
import type { Draft } from '@gevel/contract/drafts'
import type { Wizard } from '../define-wizard.ts'

/**
 * Identifies what the last step shows: the answers of the steps before it, and what the page shows beside them. The last
 * submission is refused when it is another by then.
 */
export function summaryKey({ steps }: Wizard, { stepVersions }: Draft, shown: unknown): string {
  const earlier = steps.slice(0, -1).map(({ name }) => stepVersions[name] ?? '')
  return createHash('sha256')
    .update(JSON.stringify([earlier, shown ?? null]))
    .digest('base64url')
}
