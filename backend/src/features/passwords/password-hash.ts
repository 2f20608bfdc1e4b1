import { compare, hash } from 'bcrypt'
import { environment } from '../../platform/environment/environment'

/** The default takes some 50 ms of a core, in a thread beside the event loop. */
const cost = environment.PASSWORD_HASH_COST

/** A hash that no password matches: for an unknown account it is compared with, so that it takes equally long. */
const dummyHash = hash('nobody-logs-in-with-this', cost)

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

/** Whether a password matches a hash; without a hash it does not, after the same time. */
export async function isPassword(given: string, stored: string | null | undefined): Promise<boolean> {
  const matches = await compare(given, stored ?? (await dummyHash))
  return matches && Boolean(stored)
}
