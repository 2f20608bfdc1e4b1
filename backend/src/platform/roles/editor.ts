import { limitedAddress } from '@gevel/runtime/limited-address'
import type { Context } from 'koa'
import { clientAddressOf } from '../http/client-address'
import type { EventSource } from '../security-events/log-security-event'

/** An account of the admin, with its roles. */
export interface Editor {
  id: number
  email: string
  firstname: string | null
  lastname: string | null
  /** a bcrypt hash; null until the invitation is accepted */
  password: string | null
  isActive: boolean
  /** code of the invitation until it is accepted */
  registrationToken: string | null
  updatedAt: string | Date
  roles: EditorRole[]
}

interface EditorRole {
  id: number
  code: string
  name: string
}

const uid = 'admin::user'

export function findEditor(where: { id: number } | { email: string }): Promise<Editor | null> {
  return strapi.db.query(uid).findOne({ where, populate: { roles: true } })
}

export function listEditors(): Promise<Editor[]> {
  return strapi.db.query(uid).findMany({ populate: { roles: true }, orderBy: { id: 'asc' } })
}

/** The first name of an editor, for the greeting of a mail. */
export function firstNameOf({ firstname }: Pick<Editor, 'firstname'>): string {
  return firstname ?? ''
}

export function fullNameOf({ firstname, lastname, email }: Editor): string {
  return [firstname, lastname].filter(Boolean).join(' ') || email
}

/** An editor as the subject of a line in the audit log. */
export function targetOf(editor: Editor): { type: string; id: string; name: string } {
  return { type: uid, id: String(editor.id), name: fullNameOf(editor) }
}

/** Words that an editor's password should not consist of. */
export function wordsOf(editor: Editor): { email: string; name: string; company: null } {
  return { email: editor.email, name: fullNameOf(editor), company: null }
}

/** The source of a request: limits count a client by an IPv4 address or the /64 around an IPv6 one. */
export function sourceOf(ctx: Pick<Context, 'req' | 'response'>): EventSource {
  return {
    address: limitedAddress(clientAddressOf(ctx.req)),
    requestId: String(ctx.response.get('X-Request-Id')) || undefined,
  }
}

/** The logged-in editor; the policy `isAuthenticatedAdmin` guarantees that there is one. */
export function editorOf(ctx: Pick<Context, 'state'>): Editor {
  return ctx.state.user
}
