import type { Core } from '@strapi/strapi'
import type { Context, Next } from 'koa'
import { z } from 'zod'
import { accountError } from '../../../platform/errors/account-errors'
import { parseInput } from '../../../platform/http/parse-input'
import { withRetryAfter } from '../../../platform/http/retry-after'
import { newPasswordField } from '../../passwords/new-password'
import { hashPassword } from '../../passwords/password-hash'
import { cacheAbilities } from '../abilities/cache-abilities'
import type { Handlers } from '../handler'
import { provedEditor } from '../proved-editor'
import { guardSessions } from '../sessions/guard-sessions'
import { ownSessionHandlers } from '../sessions/own-sessions'
import { authenticationHandlers } from './authentication-handlers'
import { statisticsHandlers } from './statistics-handlers'
import { otherAccountHandlers, ownAccountHandlers } from './user-handlers'

/**
 * Replaces Strapi's rules for accounts of the admin by ours (decision 041): its routes and screens stay, its
 * controllers call ours first, and its services neither decide a log-in nor hash a password by other rules.
 */
export function strengthenAdmin(strapi: Core.Strapi): void {
  const extend = (controller: string, change: (own: Handlers) => Handlers) =>
    strapi.get('controllers').extend(`admin::${controller}`, (own: Handlers) => ({
      ...own,
      ...withLimits(change(own)),
    }))
  extend('authentication', authenticationHandlers)
  extend('authenticated-user', ownAccountHandlers)
  extend('user', otherAccountHandlers)
  extend('authenticated-session', ownSessionHandlers)
  extend('homepage', statisticsHandlers)
  strapi.get('services').extend('admin::auth', (own: object) => ({
    ...own,
    checkCredentials,
    hashPassword: hashNewPassword,
  }))
  guardSessions(strapi)
  cacheAbilities(strapi)
}

/** Adds `Retry-After` when a limit was reached. */
function withLimits(handlers: Handlers): Handlers {
  return Object.fromEntries(
    Object.entries(handlers).map(([name, handle]) => [
      name,
      (ctx: Context, next: Next) => withRetryAfter(ctx, () => handle(ctx, next)),
    ]),
  )
}

/** Strapi's log-in calls this to find the editor: only one who passed ours is returned. */
async function checkCredentials({ email }: { email: string }) {
  const editor = provedEditor()
  if (editor?.email !== email) throw accountError('invalid-credential')
  return [null, editor]
}

const hashable = z.object({ password: newPasswordField })

/** Every password of an editor is hashed here, also one that a command sets. */
function hashNewPassword(password: string): Promise<string> {
  return hashPassword(parseInput(hashable, { password }).password)
}
