import { href } from '@gevel/contract/hrefs'
import { type RouterContextProvider, redirectDocument } from 'react-router'
import { orElse } from '../../content/account-problem.ts'
import { pageError } from '../../routing/page-error.ts'
import { dropSession } from '../../session/session-change.ts'

/**
 * Asks what only who is logged in may know; a session that has ended leads to logging in again, by a new page: nothing of who was here
 * stays on it.
 */
export async function orLogIn<T>(call: { context: Readonly<RouterContextProvider> }, asked: Promise<T>): Promise<T> {
  return orElse(asked, ({ code, message }): never => {
    if (code !== 'user-token-expired') throw pageError(message, { status: 503 })
    dropSession(call)
    throw redirectDocument(`${href('/inloggen')}?terug=${encodeURIComponent(href('/account'))}`)
  })
}
