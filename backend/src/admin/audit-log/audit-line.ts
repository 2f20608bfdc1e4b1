import type { AuditLine } from '../../content/audit-log/serialise-line'

export type { AuditLine }

type Target = NonNullable<AuditLine['target']>

/** The admin's screen for the subject of a line; undefined when it has none. */
export function screenOf({ type, id, isSingle }: Pick<Target, 'type' | 'id' | 'isSingle'>): string | undefined {
  if (type.startsWith('api::'))
    return isSingle ? `/content-manager/single-types/${type}` : `/content-manager/collection-types/${type}/${id}`
  if (type === 'admin::user') return `/settings/users/${id}`
  if (type === 'admin::role') return `/settings/roles/${id}`
  if (type === 'admin::api-token') return `/settings/api-tokens/${id}`
  if (type === 'comment') return '/reacties'
  return undefined
}

/** Names of types that are not documents; a document's type comes with its line. */
export const TYPE_NAMES: Readonly<Record<string, string>> = {
  'admin::user': 'Gebruiker',
  'admin::role': 'Rol',
  'admin::api-token': 'API-token',
  'admin::transfer-token': 'Token voor overzetten',
  'plugin::upload.file': 'Bestand',
  'plugin::upload.folder': 'Map',
  'plugin::users-permissions.user': 'Lezer',
  'plugin::users-permissions.role': 'Rol van lezers',
  'plugin::i18n.locale': 'Taal',
  'strapi::core-store': 'Instelling',
  'strapi::webhook': 'Webhook',
  comment: 'Reactie',
}
