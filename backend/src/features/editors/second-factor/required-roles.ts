const key = 'second-factor-roles'

const store = () => strapi.store({ type: 'core', name: 'gevel' })

/** The codes of the roles that require a second factor. */
export async function requiredRoles(): Promise<string[]> {
  const stored: unknown = await store().get({ key })
  return Array.isArray(stored) ? stored.map(String) : []
}

export async function setRequiredRoles(codes: string[]): Promise<void> {
  await store().set({ key, value: codes })
}

/** Whether one of these roles requires a second factor. */
export async function isRequiredFor(roles: readonly { code: string }[]): Promise<boolean> {
  const required = await requiredRoles()
  return roles.some(({ code }) => required.includes(code))
}
