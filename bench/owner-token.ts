import { demoAccounts, demoPassword } from '../scripts/demo-accounts.ts'

/** Logs in to the admin as the owner of the demo content. */
export async function ownerToken(backendUrl: string): Promise<string> {
  const email = demoAccounts.find(({ role }) => role === 'owner')?.email
  const response = await fetch(`${backendUrl}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
  })
  return ((await response.json()) as { data: { token: string } }).data.token
}
