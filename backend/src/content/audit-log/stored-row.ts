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
