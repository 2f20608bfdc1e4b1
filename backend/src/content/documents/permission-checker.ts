type Action = 'read' | 'update' | 'publish'

/** What an editor may do with a document, which has to have `createdBy`: conditions may depend on who made it. */
interface PermissionChecker {
  cannot: Record<Action, (document: object) => boolean>
}

/** @param userAbility what an editor may do, as Strapi has it */
export function permissionChecker(userAbility: unknown, uid: string): PermissionChecker {
  return strapi.plugin('content-manager').service('permission-checker').create({ userAbility, model: uid })
}
