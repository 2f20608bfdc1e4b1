import type { Core } from '@strapi/strapi'
import type { EditorRole, Grant } from './editor-role'

/** A permission as Strapi's admin stores it. */
export interface Permission {
  action: string
  subject: string | null
  properties: { fields?: string[] }
  conditions: string[]
}

const ownOnly = ['admin::is-creator']

/** The permissions of a role, with the fields of each type listed as Strapi requires. */
export function permissionsOfRole(strapi: Core.Strapi, role: EditorRole): Permission[] {
  const plain = role.actions.map(({ action, own }) => ({
    action,
    subject: null,
    properties: {},
    conditions: own ? ownOnly : [],
  }))
  return [...role.grants.flatMap((grant) => permissionsOfGrant(strapi, grant)), ...plain]
}

function permissionsOfGrant(strapi: Core.Strapi, { types, actions, own, without = [] }: Grant): Permission[] {
  return types.flatMap((type) => {
    const uid = `api::${type}.${type}` as const
    const model = strapi.contentType(uid)
    const fields: string[] = strapi
      .service('admin::content-type')
      .getNestedFields(model, { components: strapi.components })
      .filter((field: string) => !without.includes(field))
    const possible = actions.filter((action) => action !== 'publish' || model.options?.draftAndPublish)
    return possible.map((action) => ({
      action: `plugin::content-manager.explorer.${action}`,
      subject: uid,
      properties: action === 'delete' || action === 'publish' ? {} : { fields },
      conditions: own ? ownOnly : [],
    }))
  })
}
