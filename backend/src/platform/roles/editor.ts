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
