import type { Client } from '../http/client'
import { count, takeOnce } from './limits'

/** What a try counts for of which nothing shows that it was no bot's: twelve an hour are left of the sixty. */
const WITHOUT_PROOF = 5

/**
 * Counts what a form asks for that anybody may send, by the address of the network: fewer times where no proof came along, or one that
 * has been used. So does whoever asks us past the website, which alone can say that there was one (decision 029).
 * @throws `too-many-requests`
 */
export async function countStranger(client: Client): Promise<void> {
  const { address, proof } = client
  const isProved = proof !== undefined && (await takeOnce('proofs', proof))
  await count('strangers', address, { source: client }, { times: isProved ? 1 : WITHOUT_PROOF })
}
