import { Secret, TOTP } from 'otpauth'

/** RFC 6238 with what every app takes: SHA-1, six digits, thirty seconds. */
const shape = { algorithm: 'SHA1', digits: 6, period: 30 } as const

/** A clock may be one step off, and a code may be typed when its time is just over (RFC 6238 §5.2). */
const window = 1

/** A new secret, in base32: 160 bits (RFC 4226 §4). */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** What the QR code says to an app: the secret, and whose it is. */
export function totpUri(secret: string, { issuer, email }: { issuer: string; email: string }): string {
  return new TOTP({ ...shape, issuer, label: email, secret }).toString()
}

/** The time step whose code this is; undefined when it is none of around `now`, in milliseconds. */
export function stepOfCode(secret: string, code: string, now = Date.now()): number | undefined {
  const totp = new TOTP({ ...shape, secret })
  const delta = totp.validate({ token: code, timestamp: now, window })
  return delta === null ? undefined : totp.counter({ timestamp: now }) + delta
}
