import { bytesOfBase64url } from './base64url.ts'
import type { ReadTicketCode } from './ticket-codes.ts'

/** A public key, as the list of a door has it: 32 bytes as base64url. */
export interface TicketKey {
  id: number
  key: string
}

type ImportedKey = ReturnType<typeof crypto.subtle.importKey>

const imported = new Map<string, ImportedKey>()

/** Whether one of these keys signed a code (Web Cryptography API, in browsers and under Node). */
export async function isSignedTicketCode(code: ReadTicketCode, keys: readonly TicketKey[]): Promise<boolean> {
  const named = keys.find(({ id }) => id === code.keyId)
  if (!named) return false
  return crypto.subtle.verify('Ed25519', await importKey(named.key), code.signature, code.payload)
}

function importKey(key: string): ImportedKey {
  const known = imported.get(key)
  if (known) return known
  const importing = crypto.subtle.importKey('raw', bytesOfBase64url(key), 'Ed25519', false, ['verify'])
  imported.set(key, importing)
  return importing
}
