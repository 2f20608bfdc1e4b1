import type { AuditKind } from './audit-kinds'
import type { AuditedModel } from './audited-models'
import { type Row, rolesOf } from './audited-models'

export interface Line {
  kind: AuditKind
  changes: string[]
}

/**
 * The audit lines of a written row. A user whose role changed or who was blocked gets a line of its own,
 * since that is what an owner searches for.
 * @param changed names of the fields that differ
 */
export function linesOfRow(
  model: AuditedModel,
  before: Row | undefined,
  after: Row | undefined,
  changed: string[],
): Line[] {
  const { kinds } = model
  const isUser = kinds.created === 'user.created'
  if (!before && after) return [{ kind: kinds.created, changes: isUser ? rolesOf(after) : [] }]
  if (!after) return [{ kind: kinds.deleted, changes: [] }]
  if (!before || changed.length === 0) return []
  return isUser ? linesOfUser(before, after, changed) : [{ kind: kinds.changed, changes: changed }]
}

const roleFields = ['roles', 'role']
const stateFields = ['isActive', 'blocked']

function linesOfUser(before: Row, after: Row, changed: string[]): Line[] {
  const lines: Line[] = []
  const roles = [rolesOf(before), rolesOf(after)].map((names) => names.join(', ') || 'geen rol').join(' → ')
  const rest = changed.filter((field) => !roleFields.includes(field) && !stateFields.includes(field))
  if (changed.some((field) => roleFields.includes(field))) lines.push({ kind: 'user.roles-changed', changes: [roles] })
  if (changed.some((field) => stateFields.includes(field)))
    lines.push({ kind: mayLogIn(after) ? 'user.activated' : 'user.blocked', changes: [] })
  if (rest.length > 0) lines.push({ kind: 'user.changed', changes: rest })
  return lines
}

/** An editor is active or not, a reader is blocked or not. */
function mayLogIn({ isActive, blocked }: Row): boolean {
  return isActive !== false && blocked !== true
}
