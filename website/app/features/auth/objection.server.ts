import type { AccountErrorCode } from '@gevel/contract/account-errors'
import { type AccountProblem, orElse } from '../../content/account-problem.ts'

/** What a form says to an answer of the account API that is no yes. */
export interface Objection {
  code?: string
  title?: string
  message?: string
  fields: Readonly<Record<string, string>>
}

/** Codes that say more than that it did not work, and what stands above their sentence. */
const TITLES: Partial<Record<AccountErrorCode, string>> = {
  'too-many-requests': 'Even wachten',
  'user-disabled': 'Dit account is geblokkeerd',
  'network-request-failed': 'Geen verbinding',
}

/**
 * Asks the account API, and gives its objection to `refuse`, which shows it in the form that was sent.
 * @param title what did not work, where the problem does not say it by itself
 * @param passwordField where a wrong password was typed
 */
export async function orRefuse<T, R>(
  asked: Promise<T>,
  title: string,
  refuse: (objection: Objection, status?: number) => R,
  passwordField?: string,
): Promise<{ answer: T } | { refusal: R }> {
  const answered = asked.then((answer) => ({ answer }))
  return orElse(answered, (problem) => {
    const { status, ...objection } = objectionOf(problem, title)
    if (problem.code !== 'wrong-password' || !passwordField) return { refusal: refuse(objection, status) }
    return { refusal: refuse({ fields: { [passwordField]: problem.message } }, status) }
  })
}

/** What is said to a problem, and the status that goes with it where it is not the usual one. */
export function objectionOf(problem: AccountProblem, title: string): Objection & { title: string; status?: number } {
  const status = STATUS[problem.code]
  const { fields, message } = problem
  // each field says itself what is wrong with it
  const objection = {
    code: problem.code,
    title: TITLES[problem.code] ?? title,
    fields,
    ...(Object.keys(fields).length === 0 && { message }),
  }
  return { ...objection, ...(status !== undefined && { status }) }
}

const STATUS: Partial<Record<AccountErrorCode, number>> = { 'too-many-requests': 429, 'network-request-failed': 503 }
