import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { networkOf } from '../../../content/audit-log/audit-source'
import { clientAddressOf } from '../../../platform/http/client-address'
import { findEditor } from '../../../platform/roles/editor'
import { provedEditor } from '../proved-editor'
import { needsSecondFactor } from '../second-factor/second-factor'

/** A session that Strapi is about to store. */
interface NewSession {
  userId: string
  origin: string
  deviceId?: string
  absoluteExpiresAt: Date
  metadata?: { agent?: string }
}

/**
 * Wraps Strapi's storing of sessions, whichever route does it: none starts without the second factor of an editor who
 * has or needs one. It also records where the session was started, and ends the sessions of a blocked or deleted
 * editor.
 */
export function guardSessions(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: ['admin::session'],
    async beforeCreate({ params }) {
      const session: NewSession = params.data
      if (session.origin !== 'admin' || (await isRenewal(strapi, session))) return
      await requireProof(session)
      params.data.metadata = { ...session.metadata, ...originOf(strapi.requestContext.get()) }
    },
  })
  strapi.db.lifecycles.subscribe({
    models: ['admin::user'],
    async afterUpdate({ params, result }) {
      if (params.data.isActive === false) await endAll(strapi, Object(result).id)
    },
    async afterDelete({ params }) {
      await endAll(strapi, params.where.id)
    },
  })
}

/** Strapi renews a session by adding a row that expires at the same millisecond as the first one. */
async function isRenewal(strapi: Core.Strapi, { userId, deviceId, absoluteExpiresAt }: NewSession): Promise<boolean> {
  const where = { origin: 'admin', status: 'active', userId, deviceId, absoluteExpiresAt }
  return (await strapi.db.query('admin::session').count({ where })) > 0
}

/** @throws ForbiddenError */
async function requireProof({ userId }: NewSession): Promise<void> {
  const editor = await findEditor({ id: Number(userId) })
  const hasLoggedIn = provedEditor()?.id === Number(userId)
  if (editor?.isActive && (hasLoggedIn || !(await needsSecondFactor(editor)))) return
  throw new errors.ForbiddenError('Log in via de inlogpagina.')
}

function originOf(ctx: Context | undefined): { agent: string; network: string } | undefined {
  return ctx && { agent: ctx.get('User-Agent').slice(0, 300), network: networkOf(clientAddressOf(ctx.req)) }
}

/** In the current transaction, if there is one. */
async function endAll(strapi: Core.Strapi, editorId: number): Promise<void> {
  await strapi.db.query('admin::session').deleteMany({ where: { origin: 'admin', userId: String(editorId) } })
}
