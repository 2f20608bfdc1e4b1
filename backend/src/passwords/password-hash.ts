import { compare, hash } from 'bcrypt'

/** bcrypt's cost: some 50 ms of a core, in a thread beside the event loop. */
const rounds = 10

/** A password nobody has: who does not exist is compared with it, so that it takes as long. */
const nobodys = hash('nobody-logs-in-with-this', rounds)

export function hashPassword(password: string): Promise<string> {
  return hash(password, rounds)
}

/** Whether it is the password of this hash; without a hash it is not, and that takes as long to find. */
export async function isPassword(given: string, stored: string | null | undefined): Promise<boolean> {
  const matches = await compare(given, stored ?? (await nobodys))
  return matches && Boolean(stored)
}
