import { type RouterContextProvider, redirect } from 'react-router'
import { AccountProblem } from '../../content/account-problem.ts'
import { pageError } from '../../routing/page-error.ts'
import { dropSession } from '../../session/session-change.ts'

/** Asks what only who is logged in may know; a session that has ended leads to logging in again. */
export async function orLogIn<T>(call: { context: Readonly<RouterContextProvider> }, asked: Promise<T>): Promise<T> {
  return asked.catch((problem: unknown) => {
    if (!(problem instanceof AccountProblem)) throw problem
    if (problem.code !== 'user-token-expired') throw pageError(problem.message, { status: 503 })
    dropSession(call)
    throw redirect('/inloggen?terug=%2Faccount')
  })
}
