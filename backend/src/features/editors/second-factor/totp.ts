import { Secret, TOTP } from 'otpauth'

/** RFC 6238 with the parameters that every app supports: SHA-1, six digits, thirty seconds. */
const shape = { algorithm: 'SHA1', digits: 6, period: 30 } as const

/** Allows for clock drift and slow typing of one step (RFC 6238 §5.2). */
const window = 1

/** A new secret, in base32: 160 bits (RFC 4226 §4). */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The URI in the QR code: the secret, the site and the account. */
export function totpUri(secret: string, { issuer, email }: { issuer: string; email: string }): string {
  return new TOTP({ ...shape, issuer, label: email, secret }).toString()
}

/** The time step of a code; undefined when it is not valid around `now`, in milliseconds. */
export function stepOfCode(secret: string, code: string, now = Date.now()): number | undefined {
  const totp = new TOTP({ ...shape, secret })
  const delta = totp.validate({ token: code, timestamp: now, window })
  return delta === null ? undefined : totp.counter({ timestamp: now }) + delta
}
