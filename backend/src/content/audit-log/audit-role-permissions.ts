import type { Core } from '@strapi/strapi'
import { inTransaction } from '../../platform/database/transaction'
import type { Permission } from '../../platform/roles/permissions-of-role'
import { recordAudit } from './record-audit'

interface RoleService {
  assignPermissions(roleId: number, permissions: readonly unknown[]): Promise<unknown>
}

/** Records which permissions a role got and lost, as one line: Strapi writes each as a row of its own. */
export function auditRolePermissions(strapi: Core.Strapi): void {
  const service = strapi.service('admin::role') as unknown as RoleService
  const assign = service.assignPermissions.bind(service)
  service.assignPermissions = (roleId, permissions) =>
    inTransaction(async () => {
      const before = await loadPermissions(strapi, roleId)
      const result = await assign(roleId, permissions)
      const after = await loadPermissions(strapi, roleId)
      const changes = [
        ...missingFrom(before, after).map((name) => `+ ${name}`),
        ...missingFrom(after, before).map((name) => `− ${name}`),
      ]
      const role = await strapi.db.query('admin::role').findOne({ where: { id: roleId } })
      const target = { type: 'admin::role', id: String(roleId), name: role?.name ?? '' }
      if (changes.length > 0) await recordAudit({ kind: 'role.permissions-changed', target, changes })
      return result
    })
}

/** The names in one that the other lacks. */
function missingFrom(other: Map<string, string>, one: Map<string, string>): string[] {
  return [...one].filter(([key]) => !other.has(key)).map(([, name]) => name)
}

/** The permissions of a role with their names. One with other fields or conditions is another permission. */
async function loadPermissions(strapi: Core.Strapi, roleId: number): Promise<Map<string, string>> {
  const rows: Permission[] = await strapi.db.query('admin::permission').findMany({ where: { role: { id: roleId } } })
  return new Map(rows.map((row) => [keyOf(row), nameOf(row)]))
}

function keyOf({ action, subject, properties, conditions }: Permission): string {
  return JSON.stringify([action, subject, properties?.fields?.toSorted(), conditions])
}

function nameOf({ action, subject, properties, conditions }: Permission): string {
  const limits = [properties?.fields && `${properties.fields.length} velden`, ...(conditions ?? [])].filter(Boolean)
  const parts = [action, subject, limits.length > 0 && `(${limits.join(', ')})`]
  return parts.filter(Boolean).join(' ')
}
