import { inTransaction } from '../../platform/database/transaction'
import type { DeclaredKind } from '../../platform/feature/audit-kinds'
import type { AuditKind } from './audit-kinds'
import { type AuditActor, currentActor, currentOrigin } from './audit-source'

/** The subject of a line. */
interface AuditTarget {
  /** uid of its type: `api::content.content`, `admin::user` */
  type: string
  id: string
  /** its title or name */
  name: string
}

export interface AuditEvent {
  /** a common kind, or one that the feature declares */
  kind: AuditKind | DeclaredKind
  /**
   * the actor, where the request does not identify one yet: during a log-in. Defaults to the editor or API token of
   * the request
   */
  actor?: AuditActor
  target?: AuditTarget
  /** names of what changed (fields, permissions, roles): never texts, passwords or codes */
  changes?: readonly string[]
}

/** Limits of the number of changes in a line; each name is truncated too. */
const maxChanges = 100
const longestText = 200

/**
 * Writes a line in the audit log; the actor and the origin come from the request. Call it inside the transaction
 * (`inTransaction`) of the change itself: then there is no change without its line, and no line without its change.
 * Where nothing is written (a log-out), await it before the response is sent.
 *
 * ```ts
 * await recordAudit({ kind: 'user.changed', target: { type: 'admin::user', id: String(id), name }, changes: ['totp']
 * })
 * ```
 *
 * A new kind is `defineAuditKinds` in its feature. For what a stranger can cause (a wrong password) use `recordAttempt`.
 */
export async function recordAudit({ kind, actor = currentActor(), target, changes = [] }: AuditEvent): Promise<void> {
  const { network, device, requestId } = currentOrigin()
  await inTransaction((trx) =>
    trx('gevel_audit_log').insert({
      kind: typeof kind === 'string' ? kind : kind.name,
      ...{ actor_id: actor.id, actor: shortened(actor.name) },
      ...{ target_type: target?.type, target_id: target?.id, target_name: target && shortened(target.name) },
      changes: changes.slice(0, maxChanges).map(shortened),
      ...{ network, device, request_id: requestId },
    }),
  )
}

function shortened(text: string): string {
  return text.slice(0, longestText)
}
