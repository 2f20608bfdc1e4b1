import { type LogIn, logInSchema } from '@gevel/contract/account'
import { demoAccounts, demoPassword } from '../../../scripts/demo-accounts.ts'
import { demoSecrets } from '../../../scripts/demo-secrets.ts'
import { type ApiResponse, ask, backendUrl } from './backend.ts'

/** The headers of a request. */
export interface Visit {
  jwt?: string
  /** network address; forwarded by the website, with its key */
  address?: string
  agent?: string
  /** id of the proof of the form; unique by default, null for none */
  proof?: string | null
  /** URL of the backend, when it is not the first one */
  backend?: string
}

/** Sends a request as the website does for a visitor, by default from a unique address. */
export async function askAs(visit: Visit, method: string, path: string, body?: object): Promise<ApiResponse> {
  const headers = { 'content-type': 'application/json', ...headersOf(visit) }
  return ask(path, { method, headers, body: body && JSON.stringify(body) }, visit.backend ?? backendUrl)
}

/** The headers by which the website forwards a visitor. */
export function headersOf(visit: Visit): Record<string, string> {
  const { address = someAddress(), agent = '', proof = crypto.randomUUID(), jwt } = visit
  return {
    'x-website-key': demoSecrets.WEBSITE_KEY,
    'x-client-address': address,
    'x-client-agent': agent,
    ...(proof !== null && { 'x-client-proof': proof }),
    ...(jwt !== undefined && { authorization: `Bearer ${jwt}` }),
  }
}

/** A unique network address, so that tests do not share limits. */
export function someAddress(): string {
  const digits = () => Math.floor(Math.random() * 65_536).toString(16)
  return `2001:db8:${digits()}:${digits()}::1`
}

export async function logInAs(identifier: string, password: string, visit: Visit = {}): Promise<LogIn> {
  const response = await askAs(visit, 'POST', '/auth/local', { identifier, password })
  return logInSchema.parse(response.body)
}

/** The e-mail address of a demo reader. */
export function emailOf(role: 'reader' | 'subscriber'): string {
  return demoAccounts.find((known) => known.role === role)?.email ?? ''
}

/** The header of a logged-in demo reader. */
export async function bearerOf(role: 'reader' | 'subscriber'): Promise<{ authorization: string }> {
  const { jwt } = await logInAs(emailOf(role), demoPassword)
  return { authorization: `Bearer ${jwt}` }
}
