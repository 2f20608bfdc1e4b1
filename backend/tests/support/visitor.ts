import { demoAccounts, demoPassword } from '../../../scripts/demo-accounts.ts'
import { ask } from './backend.ts'

/** The header of a logged-in visitor of the demo content. */
export async function bearerOf(role: 'reader' | 'subscriber'): Promise<{ authorization: string }> {
  const account = demoAccounts.find((known) => known.role === role)
  const answer = await ask('/auth/local', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identifier: account?.email, password: demoPassword }),
  })
  return { authorization: `Bearer ${(answer.body as { jwt: string }).jwt}` }
}
