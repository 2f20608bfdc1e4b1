import { compare, hash } from 'bcrypt'

/** bcrypt's cost: some 50 ms of a core, in a thread beside the event loop. */
const rounds = 10

/** A hash that no password matches: for an unknown account it is compared with, so that it takes equally long. */
const dummyHash = hash('nobody-logs-in-with-this', rounds)

export function hashPassword(password: string): Promise<string> {
  return hash(password, rounds)
}

/** Whether a password matches a hash; without a hash it does not, after the same time. */
export async function isPassword(given: string, stored: string | null | undefined): Promise<boolean> {
  const matches = await compare(given, stored ?? (await dummyHash))
  return matches && Boolean(stored)
}
