import { readAccessToken } from '../../platform/readers/access-token'
import { findSession } from '../../platform/readers/sessions'

type Factory = (context: object) => object

interface Plugin {
  services: Record<string, Factory>
}

/**
 * Makes Strapi's own content API accept the bearer tokens of our sessions, and no others; an ended session ends there
 * too. Its routes for accounts are closed (`roles/reader-roles.ts`); ours, in `api/account`, come before them.
 */
export default (plugin: Plugin): Plugin => {
  const original = plugin.services.jwt
  if (!original) throw new Error('users-permissions has no service jwt to replace')
  plugin.services.jwt = (context) => ({ ...original(context), verify })
  return plugin
}

/**
 * The account of a bearer token.
 * @throws Error for an invalid one
 */
async function verify(token: string): Promise<{ id: number; sessionId: string }> {
  const accessToken = await readAccessToken(token)
  const session = accessToken && (await findSession(strapi.db.connection, accessToken.sessionId))
  if (!session) throw new Error('Invalid token.')
  return { id: session.account.id, sessionId: session.id }
}
