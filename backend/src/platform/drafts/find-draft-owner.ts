import { sessionOfBearer } from '../readers/current-session'
import { hashOf } from '../secrets/secrets'
import type { DraftOwner } from './draft-owner'

/**
 * The owner of drafts that sends a request.
 * @param key the value of the browser's cookie
 * @param bearer of the request, not verified; that of an ended session counts as none
 */
export async function findDraftOwner(key: string | null, bearer: string | undefined): Promise<DraftOwner> {
  const session = await sessionOfBearer(bearer)
  return { keyHash: key === null ? null : hashOf(key), userId: session?.account.id ?? null }
}
