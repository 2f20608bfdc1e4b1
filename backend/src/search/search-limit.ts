import type { Client } from '../http/client'
import { defineLimit } from '../limits/limit'

/** Searches and suggestions of one visitor: far more than anybody types. */
const searchLimit = defineLimit('search', { points: 240, minutes: 1, reached: 'U zoekt wel erg vaak.' })

/** @throws `too-many-requests` */
export async function consumeSearchLimit(client: Client): Promise<void> {
  await searchLimit.consume(client.address, { source: client })
}
