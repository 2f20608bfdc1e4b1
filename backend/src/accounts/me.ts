import { z } from 'zod'
import { populateParameter } from '../http/populate-parameter'
import { showAccount } from '../readers/account'
import type { AskedByReader } from '../readers/reader-route'

export const meQuery = z.object({ populate: populateParameter(['role']) })

/** `GET /users/me`: the account of who asks, with the parts that `populate` names. */
export async function showMe({ input: { populate }, session: { account } }: AskedByReader<z.infer<typeof meQuery>>) {
  const role = { type: account.role ?? 'authenticated' }
  return { ...showAccount(account), ...(populate.includes('role') && { role }) }
}
