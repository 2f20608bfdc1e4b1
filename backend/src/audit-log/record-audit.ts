import { inTransaction } from '../database/transaction'
import type { AuditKind } from './audit-kinds'
import { type AuditActor, currentActor, currentOrigin } from './origin'

/** What was acted on. */
interface AuditTarget {
  /** the uid of its type: `api::content.content`, `admin::user` */
  type: string
  id: string
  /** what the owner knows it by: a title, a name */
  name: string
}

export interface AuditEvent {
  kind: AuditKind
  /** who did it, where the request does not say so yet: while somebody logs in. Otherwise the editor or API token of the request */
  actor?: AuditActor
  target?: AuditTarget
  /** names of what changed (fields, permissions, roles): never texts, passwords or codes */
  changes?: readonly string[]
}

/** A line holds so many names of changes, each this long at most. */
const mostChanges = 100
const longestText = 200

/**
 * Writes a line in the audit log: who, when, what, from where. Who and from where come from the request.
 *
 * Call it inside the transaction (`inTransaction`) of the change itself: then there is no change without its line, and no line of what was
 * rolled back. Where nothing is written (a log-out), call it before the answer is given, and await it.
 * ```ts
 * await recordAudit({ kind: 'user.changed', target: { type: 'admin::user', id: String(id), name }, changes: ['totp'] })
 * ```
 * A new kind is a line in `audit-kinds.ts`. For what a stranger can cause (a wrong password) use `recordAttempt`.
 */
export async function recordAudit({ kind, actor = currentActor(), target, changes = [] }: AuditEvent): Promise<void> {
  const { network, device, requestId } = currentOrigin()
  await inTransaction((trx) =>
    trx('gevel_audit_log').insert({
      kind,
      ...{ actor_id: actor.id, actor: shortened(actor.name) },
      ...{ target_type: target?.type, target_id: target?.id, target_name: target && shortened(target.name) },
      changes: changes.slice(0, mostChanges).map(shortened),
      ...{ network, device, request_id: requestId },
    }),
  )
}

function shortened(text: string): string {
  return text.slice(0, longestText)
}
