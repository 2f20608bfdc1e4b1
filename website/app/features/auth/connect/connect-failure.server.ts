import type { AccountErrorCode } from '@gevel/contract/account-errors'
import { data } from 'react-router'
import { accountProblem } from '../../../content/account-problem.ts'
import { bearerOf } from '../../../content/backend/bearer.ts'
import { problemInForm } from '../../../forms/server/problem-in-form.server.ts'
import type { ConnectFailure } from './connect-failed.tsx'

/** Titles above the message of a code, or of one of its reasons. */
const TITLES: Partial<Record<string, string>> = {
  'expired-action-code': 'Dit inloggen is voorbij',
  denied: 'Afgebroken',
  linked: 'Al in gebruik',
}
const UNREACHABLE: AccountErrorCode = 'network-request-failed'
const NO_RESPONSE = 'De andere dienst of de onze antwoordt nu niet. Probeer het zo opnieuw.'

/** The page for a failed log-in with a provider. Errors outside the account API are rethrown. */
export function connectFailure(error: unknown, request: Request, back: string) {
  const problem = accountProblem(error)
  const title = TITLES[problem.reason ?? problem.code] ?? 'Inloggen is niet gelukt'
  const shown = problemInForm(problem, title)
  // this page has no form to correct
  const message = problem.code === UNREACHABLE ? NO_RESPONSE : problem.message
  return failurePage(request, { title: shown.title, message, back }, shown.status ?? 400)
}

/** The page for an invalid callback of a provider, which is not sent to the backend. */
export function invalidCallback(request: Request, back: string) {
  const message = 'Er ontbreekt iets aan wat de andere dienst meegaf. Begin opnieuw.'
  return failurePage(request, { title: 'Dit adres is niet compleet', message, back }, 400)
}

function failurePage(request: Request, why: Omit<ConnectFailure, 'isLoggedIn'>, status: number) {
  return data({ ...why, isLoggedIn: bearerOf(request) !== undefined }, { status })
}
