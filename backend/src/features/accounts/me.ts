import type { Me } from '@gevel/contract/account'
import type { accountEndpoints } from '@gevel/contract/endpoints/own-account'
import { showAccount } from '../../platform/readers/account'
import type { ReaderRequest } from '../../platform/readers/reader-route'

/** `GET /users/me`: the account of the logged-in reader, with the parts that `populate` names. */
export async function showMe({ input: { populate }, session: { account } }: ReaderRequest<typeof accountEndpoints.me>) {
  const role: Me['role'] = { type: account.role === 'subscriber' ? 'subscriber' : 'authenticated' }
  return { ...showAccount(account), ...(populate.includes('role') && { role }) }
}
