import type { Client } from 'pg'
import { demoPassword } from '../../../scripts/demo-accounts.ts'
import { editorEmail } from './admin.ts'
import { type ApiResponse, ask, backendUrl } from './backend.ts'
import { openDatabase } from './database.ts'

interface Call {
  /** the forged `X-Forwarded-For`; the tests come from a trusted proxy */
  from?: string
  token?: string
  cookie?: string
  backend?: string
  agent?: string
}

/** A network address that no other test uses. */
export function someNetwork(): string {
  const digit = () => Math.floor(Math.random() * 255)
  return `10.${digit()}.${digit()}.${digit()}`
}

/** Requests the admin's API as its screens do. */
export function askAdmin(method: string, path: string, body?: object, call: Call = {}): Promise<ApiResponse> {
  const { from = someNetwork(), token, cookie, agent, backend = backendUrl } = call
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': from,
    ...(agent && { 'user-agent': agent }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(cookie && { cookie }),
  }
  return ask(path, { method, headers, body: body && JSON.stringify(body) }, backend)
}

export function tryLogIn(email: string, password: string, more: object = {}, call: Call = {}): Promise<ApiResponse> {
  return askAdmin('POST', '/admin/login', { email, password, ...more }, call)
}

/** The access token of a response, if it has one. */
export function tokenIn({ body }: ApiResponse): string | undefined {
  const { data } = Object(body)
  const token: unknown = data?.token ?? data?.accessToken
  return typeof token === 'string' ? token : undefined
}

/** The cookies of a response, as a browser sends them back. */
export function cookiesOf({ headers }: ApiResponse): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

/** Creates editors with the demo editor's password, each with a unique name for the audit log, and deletes them. */
export class Newsroom {
  readonly database: Client

  private constructor(database: Client) {
    this.database = database
  }

  static async open(): Promise<Newsroom> {
    return new Newsroom(await openDatabase())
  }

  /** @returns the id and address of a new editor with a role */
  async createEditor(role: string): Promise<{ id: number; email: string }> {
    const email = `${role}-${crypto.randomUUID()}@redactieproef.example`
    const { rows } = await this.database.query<{ id: number }>(
      `WITH hired AS (
         INSERT INTO admin_users (document_id, firstname, email, password, is_active, blocked, published_at)
         SELECT $1, $1, $1, password, true, false, now() FROM admin_users WHERE email = $2 RETURNING id)
       INSERT INTO admin_users_roles_lnk (user_id, role_id)
       SELECT hired.id, admin_roles.id FROM hired, admin_roles WHERE code = $3 RETURNING user_id AS id`,
      [email, editorEmail, role],
    )
    return { id: rows[0]?.id ?? 0, email }
  }

  /** @returns the id, address and token of a new editor with a role, who is logged in */
  async createAndLogIn(role: string): Promise<{ id: number; email: string; token: string }> {
    const hired = await this.createEditor(role)
    const token = tokenIn(await tryLogIn(hired.email, demoPassword))
    if (!token) throw new Error(`${hired.email} cannot log in`)
    return { ...hired, token }
  }

  /** Has an owner invite an editor; returns the code of the invitation. */
  async invite(token: string, email = `gast-${crypto.randomUUID()}@redactieproef.example`): Promise<string> {
    const { rows } = await this.database.query<{ id: number }>(`SELECT id FROM admin_roles WHERE code = 'redacteur'`)
    const response = await askAdmin(
      'POST',
      '/admin/users',
      { email, firstname: email, roles: [rows[0]?.id] },
      { token },
    )
    const { registrationToken } = Object(response.body).data
    return registrationToken
  }

  async resetLimits(): Promise<void> {
    await this.database.query('DELETE FROM gevel_limits')
  }

  async close(): Promise<void> {
    await this.database.query(`DELETE FROM strapi_sessions WHERE user_id IN
      (SELECT id::text FROM admin_users WHERE email LIKE '%@redactieproef.example')`)
    await this.database.query(`DELETE FROM admin_users WHERE email LIKE '%@redactieproef.example'`)
    await this.resetLimits()
    await this.database.end()
  }
}
