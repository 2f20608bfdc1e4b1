/** The settings that are secrets of a site. */
export const secretNames = [
  'APP_KEYS',
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'JWT_SECRET',
  'ENCRYPTION_KEY',
  'WEBSITE_KEY',
  'VAPID_SECRET',
] as const

/** Part of every demo secret; those are public (`scripts/demo-secrets.ts`). */
const demoMark = 'not-for-production'

/** Length of the secrets of a site in production, in characters at least. */
export const minSecretLength = 32

/**
 * Why a secret does not fit a site in production, as the end of a sentence that begins with its name.
 * @returns undefined when it fits
 */
export function secretProblem(secret: string): string | undefined {
  if (secret.includes(demoMark)) return 'is a demo secret that everybody knows'
  if (secret.trim().length < minSecretLength) return `is shorter than ${minSecretLength} characters`
  return undefined
}
