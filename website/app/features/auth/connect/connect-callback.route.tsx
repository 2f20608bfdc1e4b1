import { providerEndpoints } from '@gevel/contract/endpoints/providers'
import { href, isWithin } from '@gevel/contract/hrefs'
import { redirect } from 'react-router'
import { z } from 'zod'
import { AccountProblem } from '../../../content/account-problem.ts'
import { callEndpoint } from '../../../content/call-endpoint.server.ts'
import { doneAt } from '../../../routing/done-notice.ts'
import { pageNotFound } from '../../../routing/not-found.ts'
import type { RouteHandle } from '../../../routing/routes/route-handle.ts'
import { withReturn } from '../../../routing/urls/return-path.ts'
import { startSession } from '../../../session/session-change.ts'
import { authNotices } from '../auth-notices.server.ts'
import { connectCookie, connectStateOf } from '../providers/connect-cookie.server.ts'
import { registrationCookie } from '../registration/registration-cookie.server.ts'
import type { Route } from './+types/connect-callback.route.ts'
import { ConnectFailed } from './connect-failed.tsx'
import { connectFailure, invalidCallback } from './connect-failure.server.ts'

export const handle: RouteHandle = { layout: 'fullpage', middleware: ['no-tracking'] }

const part = z.string().max(4000).optional()
/** The query of a provider's redirect (RFC 6749 §4.1.2, RFC 9207). The state begins with its name. */
const returnSchema = z.object({
  state: z
    .string()
    .max(200)
    .regex(/^[a-z]+\../),
  ...{ code: part, iss: part, error: part },
})

/**
 * `/auth/connect`: the callback of every provider. The backend accepts it once, and only from the browser that
 * started; its response logs in, links, or starts a registration.
 */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  // browsers send the cookie of connect-cookie.server.ts to this spelling only (RFC 6265 §5.1.4)
  if (!isWithin(url.pathname, '/auth/connect')) pageNotFound(url)
  const { browser, back } = connectStateOf(request)
  const returned = returnSchema.safeParse(Object.fromEntries(url.searchParams)).data
  if (!returned) return invalidCallback(request, back)
  const [provider = ''] = returned.state.split('.', 1)
  const call = { params: { provider }, input: { ...returned, browser } }
  const result = await callEndpoint(request, providerEndpoints.end, call).catch((problem: unknown) => {
    if (!isNewcomer(problem)) return connectFailure(problem, request, back)
    throw redirect(
      `${withReturn(href('/registreren/:provider', { provider }), back)}${back === '/' ? '?' : '&'}gelukt=${authNotices['geen-account'].name}`,
    )
  })
  if ('init' in result) return result
  const headers = new Headers({ 'Set-Cookie': connectCookie(request, null) })
  if ('linked' in result) throw redirect(doneAt('/account', authNotices.gekoppeld), { headers })
  if ('pending' in result) {
    headers.append('Set-Cookie', registrationCookie(request, { jwt: result.jwt, back, email: '' }))
    throw redirect(href('/account-activeren'), { headers })
  }
  startSession({ context }, result)
  throw redirect(back, { headers })
}

/** A reader without an account gets the registration form, and returns to the provider. */
function isNewcomer(problem: unknown): boolean {
  return problem instanceof AccountProblem && problem.reason === 'consent'
}

export default function ConnectedRoute({ loaderData }: Route.ComponentProps) {
  return <ConnectFailed {...loaderData} />
}
