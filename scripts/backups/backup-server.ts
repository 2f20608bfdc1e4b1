import type { Settings } from '../settings.ts'
import { UserError } from '../user-error.ts'

/** Rejects a database server that is not the embedded one. */
export function rejectOwnServer({ DATABASE_URL }: Pick<Settings, 'DATABASE_URL'>): void {
  if (DATABASE_URL)
    throw new UserError(
      'This command is for the embedded database; that of DATABASE_URL is backed up with pg_dump: see docs/operations/back-ups.md.',
    )
}
