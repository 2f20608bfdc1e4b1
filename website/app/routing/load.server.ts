import { href } from '@gevel/contract/hrefs'
import { redirectDocument } from 'react-router'
import { AccountProblem, accountProblem } from '../content/account-problem.ts'
import { ContentError } from '../content/backend/errors.ts'
import { dropSession } from '../session/session-change.ts'
import { pageNotFound } from './not-found.ts'
import { pageUnavailable } from './page-error.ts'
import type { PageLoaderArgs } from './page-loader-args.ts'
import { withReturn } from './urls/return-path.ts'

/** Says nothing of what went wrong inside. */
const NO_CONTENT = 'De pagina kan nu niet worden opgehaald. Probeer het over een halve minuut opnieuw.'

/**
 * Loads what a page needs from the backend, public content as well as what is behind a log-in. Without a response the page becomes a 503. A
 * session that has ended leads to the log-in screen and back, in a new document: nothing of the reader stays in this one.
 */
export async function load<T>(args: Pick<PageLoaderArgs, 'url' | 'context'>, loading: Promise<T>): Promise<T> {
  try {
    return await loading
  } catch (error) {
    if (error instanceof ContentError) throw pageUnavailable(NO_CONTENT)
    const { code, message } = accountProblem(error)
    if (code !== 'user-token-expired') throw pageUnavailable(message)
    dropSession(args)
    throw redirectDocument(withReturn(href('/inloggen'), args.url.pathname))
  }
}

/** Loads what a page is about: a 404 where the account API has nothing for this reader. */
export async function loadOrNotFound<T extends object>(
  args: Pick<PageLoaderArgs, 'url' | 'context'>,
  loading: Promise<T>,
): Promise<T> {
  const found = await load(
    args,
    loading.catch((error: unknown) => {
      if (error instanceof AccountProblem && error.status === 404) return null
      throw error
    }),
  )
  return found ?? pageNotFound(args.url)
}

/** Loads what a page can do without: `fallback` when the account API rejects the call or does not respond. */
export async function loadOptional<T, F>(loading: Promise<T>, fallback: F): Promise<T | F> {
  return loading.catch((error: unknown) => {
    accountProblem(error)
    return fallback
  })
}
