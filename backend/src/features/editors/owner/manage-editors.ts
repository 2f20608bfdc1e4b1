import { errors } from '@strapi/utils'
import { z } from 'zod'
import { recordAudit } from '../../../content/audit-log/record-audit'
import { inTransaction } from '../../../platform/database/transaction'
import { type Editor, findEditor, fullNameOf, listEditors, targetOf } from '../../../platform/roles/editor'
import { hasExpired } from '../passwords/invitation'
import { renewInvitation } from '../passwords/invite-editor'
import { removeSecondFactor } from '../second-factor/own-second-factor'
import { requiredRoles, setRequiredRoles } from '../second-factor/second-factor'
import { endEditorSession, endEditorSessions } from '../sessions/end-sessions'
import { listEditorSessions } from '../sessions/list-sessions'

const superAdmin = 'strapi-super-admin'
const maxRoles = 100

export const requiredRolesInput = z.object({
  roles: z.array(z.string().max(255), { error: 'Kies rollen.' }).max(maxRoles, 'Dit zijn te veel rollen.'),
})

/**
 * The owner's overview: the roles that require a second factor, and whether each editor has one and where they are
 * logged in.
 */
export async function showSecurity() {
  const knex = strapi.db.connection
  const [required, roles, editors] = await Promise.all([requiredRoles(), listRoles(), listEditors()])
  const withFactor: number[] = await knex('gevel_editor_factors').whereNotNull('confirmed_at').pluck('user_id')
  const sessions: { userId: string; count: string }[] = await knex('strapi_sessions')
    .where({ origin: 'admin', status: 'active' })
    .whereRaw(`expires_at > now() AT TIME ZONE 'UTC'`)
    .groupBy('user_id')
    .select({ userId: 'user_id' }, knex.raw('count(*) AS count'))
  return {
    roles: roles.map(({ code, name }) => ({ code, name, isRequired: required.includes(code) })),
    editors: editors.map((editor) => ({
      id: editor.id,
      name: fullNameOf(editor),
      email: editor.email,
      roles: editor.roles.map(({ name }) => name),
      isActive: editor.isActive,
      invitation: invitationOf(editor),
      hasSecondFactor: withFactor.includes(editor.id),
      isRequired: editor.roles.some(({ code }) => required.includes(code)),
      sessions: Number(sessions.find(({ userId }) => userId === String(editor.id))?.count ?? 0),
    })),
  }
}

/**
 * Sets which roles require a second factor. Existing sessions continue; an editor without a factor sets it up at the
 * next log-in.
 * @throws ValidationError for an unknown role
 */
export async function requireSecondFactorOf({ roles }: z.infer<typeof requiredRolesInput>): Promise<void> {
  const roleCodes = (await listRoles()).map(({ code }) => code)
  if (!roles.every((code) => roleCodes.includes(code))) throw new errors.ValidationError('Deze rol is er niet.')
  const chosen = [...new Set(roles)].toSorted()
  await inTransaction(async () => {
    await recordAudit({ kind: 'login.second-factor-roles', changes: chosen })
    await setRequiredRoles(chosen)
  })
}

/**
 * Removes the second factor of an editor who has lost it, and ends the sessions: the next log-in needs only the
 * password.
 */
export async function resetSecondFactor(requester: Editor, editorId: number | null): Promise<void> {
  const editor = await requireManageable(requester, editorId)
  if (editor.id === requester.id)
    throw new errors.ValidationError('Uw eigen code zet u uit onder ‘Beveiliging’, met uw wachtwoord en een code.')
  await removeSecondFactor(editor, 'login.second-factor-reset')
  await endEditorSessions(strapi.db.connection, editor.id)
}

export async function showSessionsOf(requester: Editor, editorId: number | null) {
  const { id } = await requireManageable(requester, editorId)
  return { data: await listEditorSessions(id) }
}

/** Ends one session of an editor, or all of them when no session is given. */
export async function endSessionsOf(requester: Editor, editorId: number | null, sessionId?: string): Promise<void> {
  const editor = await requireManageable(requester, editorId)
  await inTransaction(async (trx) => {
    await recordAudit({ kind: 'login.sessions-ended', target: targetOf(editor) })
    if (sessionId === undefined) await endEditorSessions(trx, editor.id)
    else await endEditorSession(trx, editor.id, sessionId)
  })
}

/** Sends another invitation to an editor who has not accepted one yet. */
export async function inviteAgain(requester: Editor, editorId: number | null): Promise<void> {
  const { id } = await requireManageable(requester, editorId)
  await renewInvitation(id)
}

function invitationOf(editor: Editor): 'none' | 'open' | 'expired' {
  if (editor.registrationToken === null) return 'none'
  return hasExpired(editor) ? 'expired' : 'open'
}

/** @throws NotFoundError, or ForbiddenError when someone else wants to manage a super admin */
async function requireManageable(requester: Editor, editorId: number | null): Promise<Editor> {
  const editor = editorId === null ? null : await findEditor({ id: editorId })
  if (!editor) throw new errors.NotFoundError('Deze gebruiker is er niet meer.')
  const isSuper = ({ roles }: Editor) => roles.some(({ code }) => code === superAdmin)
  if (isSuper(editor) && !isSuper(requester)) throw new errors.ForbiddenError('Dit kan alleen een Super Admin.')
  return editor
}

function listRoles(): Promise<{ code: string; name: string }[]> {
  return strapi.db.query('admin::role').findMany({ orderBy: { id: 'asc' } })
}
