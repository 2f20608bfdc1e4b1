import { accountEndpoints } from '@gevel/contract/endpoints/own-account'
import { accountProblem } from '../content/account-problem.ts'
import { bearerOf } from '../content/backend/bearer.ts'
import { callEndpoint } from '../content/call-endpoint.server.ts'

/** The name and address of the logged-in reader, to fill in a form; null for others, and while nobody knows. */
export async function loadOwnAddress(request: Request): Promise<{ name: string; email: string } | null> {
  if (!bearerOf(request)) return null
  try {
    const { name, email } = await callEndpoint(request, accountEndpoints.me)
    return { name, email }
  } catch (error) {
    // rethrows what is no answer of the API
    accountProblem(error)
    return null
  }
}
