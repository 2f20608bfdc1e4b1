import { secretNames, secretProblem } from '@gevel/contract/secrets'
import { demoSecrets } from './demo-secrets.ts'
import { UserError } from './user-error.ts'

export type Secrets = Record<(typeof secretNames)[number], string>

/** What the programs get: their secrets, and whether they accept those of a demo in production mode. */
export type ProgramSecrets = Secrets & { DEMO_SECRETS?: 'on' }

/** The user's own secrets, and the demo ones where they are missing. */
export function withDemoSecrets(own: Partial<Secrets>): ProgramSecrets {
  return { ...demoSecrets, ...own, DEMO_SECRETS: 'on' }
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
  return values.map(secretProblem).find(Boolean)
}
