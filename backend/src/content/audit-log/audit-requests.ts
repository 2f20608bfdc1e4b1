import { errors } from '@strapi/utils'
import type { Context, Next } from 'koa'
import type { AuditKind } from './audit-kinds'
import { type AdminUser, type AuditActor, actorOf, unknownActor } from './audit-source'
import { recordAttempt } from './record-attempt'
import { recordAudit } from './record-audit'

/** The kinds recorded for a request when it succeeds, and when it is rejected. */
interface Recorded {
  succeeded?: AuditKind
  failed?: AuditKind
  /** anybody may send it: a success does not identify the sender */
  isAnonymous?: boolean
}

const requests: Readonly<Record<string, Recorded>> = {
  '/admin/login': { succeeded: 'login.succeeded', failed: 'login.failed' },
  '/admin/register': { failed: 'login.failed' },
  '/admin/register-admin': { succeeded: 'login.succeeded', failed: 'login.failed' },
  '/admin/logout': { succeeded: 'login.logged-out' },
  '/admin/forgot-password': { succeeded: 'login.reset-requested', isAnonymous: true },
  '/admin/reset-password': { failed: 'login.failed' },
  // Strapi moves files without its own models, so that no hook sees it
  '/upload/actions/bulk-move': { succeeded: 'media.changed' },
}

interface LogInBody {
  data?: { user?: AdminUser }
}

/**
 * Records log-ins and log-outs of editors, failed ones too, and requests without the permission for them. The line is
 * written before the response is sent.
 */
export async function auditRequest(ctx: Context, next: Next): Promise<void> {
  const recorded = ctx.method === 'POST' ? requests[pathOf(ctx)] : undefined
  try {
    await next()
  } catch (error) {
    if (!isUnrecorded(error)) await recordRejection(ctx, recorded, statusOf(error))
    throw error
  }
  if (ctx.status >= 400) return recordRejection(ctx, recorded, ctx.status)
  if (recorded?.succeeded) await recordSuccess(ctx, recorded.succeeded, recorded)
}

/** The path in the spelling that the router compares: lower case, without a trailing slash. */
function pathOf({ path }: Context): string {
  return path.toLowerCase().replace(/\/$/, '')
}

async function recordSuccess(ctx: Context, kind: AuditKind, { isAnonymous }: Recorded): Promise<void> {
  if (isAnonymous) return recordAttempt(kind, await findActor(ctx))
  // an editor who still has to pass the second factor is not logged in yet
  const user = (ctx.body as LogInBody).data?.user ?? ctx.state.user
  if (!user) return
  try {
    await recordAudit({ kind, actor: actorOf(user) })
  } catch (error) {
    // no log-in without a line in the log
    ctx.remove('Set-Cookie')
    throw error
  }
}

async function recordRejection(ctx: Context, recorded: Recorded | undefined, status: number): Promise<void> {
  if (recorded?.failed && status < 500) return recordAttempt(recorded.failed, await findActor(ctx))
  const editor = ctx.state.user?.roles && actorOf(ctx.state.user)
  if (editor && status === 403) await recordAttempt('login.refused', editor)
}

/** The account that a log-in was for. Other input is not stored. */
async function findActor(ctx: Context): Promise<AuditActor> {
  const email: unknown = Object(ctx.request.body).email
  if (typeof email !== 'string') return unknownActor
  const users = strapi.db.query('admin::user')
  const user: AdminUser | null = await users.findOne({ where: { email: email.slice(0, 320).toLowerCase() } })
  return user ? actorOf(user) : unknownActor
}

/** The status that the error middleware will give an error. */
function statusOf(error: unknown): number {
  if (error instanceof errors.ForbiddenError) return 403
  if (error instanceof errors.ApplicationError) return 400
  const { status } = Object(error)
  return typeof status === 'number' ? status : 500
}

const unrecorded = new WeakSet<Error>()

/** Marks an error that is not a rejection, such as a question during a log-in: the audit log does not record it. */
export function markUnrecorded(error: Error): Error {
  unrecorded.add(error)
  return error
}

function isUnrecorded(error: unknown): boolean {
  return error instanceof Error && unrecorded.has(error)
}
