import type { Context } from 'koa'

/** Who asks, as far as the wall wants to know. */
export type Reader = 'anonymous' | 'account' | 'subscriber'

interface Account {
  blocked?: boolean
  role?: { type: string }
}

/**
 * Who asks for a public route, by the bearer. A token that is old or wrong makes one anonymous: reading what is free must
 * not fail because a log-in has passed.
 */
export async function readerOf(ctx: Context): Promise<Reader> {
  const id = await userIdOf(ctx)
  if (id === undefined) return 'anonymous'
  const user: Account | null = await strapi.plugin('users-permissions').service('user').fetchAuthenticatedUser(id)
  if (!user || user.blocked) return 'anonymous'
  return user.role?.type === 'subscriber' ? 'subscriber' : 'account'
}

async function userIdOf(ctx: Context): Promise<number | undefined> {
  try {
    const token: { id?: number } | null = await strapi.plugin('users-permissions').service('jwt').getToken(ctx)
    return token?.id
  } catch {
    return undefined
  }
}

export type Access = 'free' | 'account' | 'subscriber'

/** Whether a reader may read a text of some access to its end. */
export function mayRead(reader: Reader, access: Access): boolean {
  if (access === 'free' || reader === 'subscriber') return true
  return access === 'account' && reader === 'account'
}
