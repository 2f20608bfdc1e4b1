import { demoSecrets } from './demo-secrets.ts'
import { UserError } from './user-error.ts'

export const secretNames = [
  'APP_KEYS',
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'JWT_SECRET',
  'ENCRYPTION_KEY',
  'WEBSITE_KEY',
  'VAPID_SECRET',
] as const

export type Secrets = Record<(typeof secretNames)[number], string>

const shortest = 32

/** The user's own secrets, and the demo ones where they are missing. */
export function withDemoSecrets(own: Partial<Secrets>): Secrets {
  return { ...demoSecrets, ...own }
}

/** The user's own secrets, or an error that names the first one that is unfit for production. */
export function productionSecrets(own: Partial<Secrets>): Secrets {
  for (const name of secretNames) {
    const problem = problemOf(own[name] ?? '', name)
    if (problem)
      throw new UserError(
        `${name} ${problem}: set it to a random text of your own, for example from 'openssl rand -base64 32'.`,
      )
  }
  return { ...demoSecrets, ...own }
}

// APP_KEYS is a list, and each of its keys signs cookies.
function problemOf(secret: string, name: (typeof secretNames)[number]): string | undefined {
  if (secret === '') return 'is missing'
  const values = name === 'APP_KEYS' ? secret.split(',') : [secret]
  const demo = demoSecrets[name].split(',')
  if (values.some((value) => demo.includes(value.trim()))) return 'is a demo secret that everybody knows'
  if (values.some((value) => value.trim().length < shortest)) return `is shorter than ${shortest} characters`
  return undefined
}
