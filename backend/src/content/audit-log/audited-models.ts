import type { AuditCategory, AuditKind } from './audit-kinds'

interface Role {
  name: string
}

/** A row of a model as Strapi loads it, with the populated relations. */
export interface Row {
  id: number
  roles?: Role[]
  role?: Role | null
  [field: string]: unknown
}

/** Names of the roles of a user: an editor has several, a reader one. */
export function rolesOf({ roles, role }: Row): string[] {
  return (roles ?? (role ? [role] : [])).map(({ name }) => name)
}

/** The rows that are audited outside of Strapi's documents. */
export interface AuditedModel {
  kinds: { created: AuditKind; changed: AuditKind; deleted: AuditKind }
  nameOf(row: Row): string
  /** relations that are compared too */
  populate?: Readonly<Record<string, object>>
  /** fields whose changes are not recorded: Strapi's own bookkeeping, and codes */
  ignored?: readonly string[]
  /** names of the parts of a field that holds a record */
  partsOf?: (row: Row) => Record<string, unknown>
  /** also when nobody is logged in: the system, or somebody with a link from a mail */
  always?: boolean
}

type Category = Extract<AuditCategory, 'media' | 'user' | 'role' | 'token' | 'setting'>

const kindsOf = <C extends Category>(category: C) =>
  ({ created: `${category}.created`, changed: `${category}.changed`, deleted: `${category}.deleted` }) as const

const byName = ({ name }: Row) => String(name ?? '')
const named = { select: ['name'] }

const media = { kinds: kindsOf('media'), nameOf: byName }
const role: AuditedModel = { kinds: kindsOf('role'), nameOf: byName, always: true }
const token: AuditedModel = {
  kinds: kindsOf('token'),
  nameOf: byName,
  ignored: ['lastUsedAt', 'encryptedKey'],
  always: true,
}

/** The audited models, by uid. Permissions of a role are audited by `audit-role-permissions.ts`. */
export const auditedModels: Readonly<Record<string, AuditedModel>> = {
  'admin::user': {
    kinds: kindsOf('user'),
    nameOf: ({ firstname, lastname, email }) => [firstname, lastname].filter(Boolean).join(' ') || String(email),
    populate: { roles: named },
    ignored: ['resetPasswordToken', 'resetPasswordTokenExpiresAt', 'registrationToken'],
    always: true,
  },
  'admin::role': role,
  'admin::api-token': token,
  'admin::transfer-token': token,
  'plugin::upload.file': { ...media, populate: { folder: named }, ignored: ['folderPath', 'provider_metadata'] },
  'plugin::upload.folder': { ...media, populate: { parent: named }, ignored: ['path', 'pathId'] },
  'plugin::users-permissions.role': role,
  // the log does not need a reader's name
  'plugin::users-permissions.user': {
    kinds: kindsOf('user'),
    nameOf: ({ id }) => `Lezer ${id}`,
    populate: { role: named },
    ignored: ['resetPasswordToken', 'confirmationToken'],
  },
  'strapi::core-store': { kinds: kindsOf('setting'), nameOf: ({ key }) => String(key), partsOf: partsOfSetting },
  'strapi::webhook': { kinds: kindsOf('setting'), nameOf: byName },
  'plugin::i18n.locale': { kinds: kindsOf('setting'), nameOf: byName },
}

/** A setting is stored as one JSON record of many. */
function partsOfSetting({ value }: Row): Record<string, unknown> {
  try {
    return Object(JSON.parse(String(value)))
  } catch {
    return { value }
  }
}
