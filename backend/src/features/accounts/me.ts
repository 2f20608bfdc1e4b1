import type { accountEndpoints } from '@gevel/contract/endpoints/own-account'
import { showAccount } from '../../platform/readers/account'
import { readerOfAccount } from '../../platform/readers/reader'
import type { ReaderRequest } from '../../platform/readers/reader-route'

/** `GET /users/me`: the account of the logged-in reader, with the parts that `populate` names. */
export async function showMe({ input: { populate }, session: { account } }: ReaderRequest<typeof accountEndpoints.me>) {
  const role = { type: 'authenticated' } as const
  return { ...showAccount(account), reader: readerOfAccount(account), ...(populate.includes('role') && { role }) }
}
