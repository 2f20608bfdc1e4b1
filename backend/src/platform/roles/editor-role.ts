/** The roles of a newsroom, beside Strapi's own Super Admin. */
export type EditorRoleCode =
  | 'redacteur'
  | 'eindredacteur'
  | 'advertentiebeheer'
  | 'abonneeservice'
  | 'evenementen'
  | 'eigenaar'

/** All that editors can do with documents. Deleting what is published needs `publish` too (`protect-published.ts`). */
export const everything = ['create', 'read', 'update', 'delete', 'publish'] as const

/** What a role may do with a type of document. `own` limits changing and deleting to the editor's own documents. */
export interface Grant {
  types: readonly string[]
  actions: readonly (typeof everything)[number][]
  own?: boolean
  /** fields that the role cannot change, because they decide what readers see */
  without?: readonly string[]
}

/** What roles may do with the types of a feature. */
export interface FeatureGrant extends Grant {
  roles: readonly EditorRoleCode[]
}

export interface EditorRole {
  code: EditorRoleCode
  name: string
  description: string
  grants: readonly Grant[]
  /** actions of the admin and its plugins that belong to no type */
  actions: readonly { action: string; own?: boolean }[]
}
