import { existsSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { secretNames } from '@gevel/contract/secrets'
import { z } from 'zod'
import { projectFolder } from './folders.ts'
import type { Secrets } from './secrets.ts'
import { UserError } from './user-error.ts'

const port = z.coerce.number().int().min(1).max(65535)
const host = z.string().regex(/^[a-z0-9.:[\]-]+$/i)
const secret = z.string().optional()

const variables = z.object({
  PORT: port.default(3000),
  BACKEND_PORT: port.default(1337),
  HOST: host.default('127.0.0.1'),
  SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
  PRO_HOST: host.optional(),
  DATA_DIR: z.string().default('.data'),
  S3_URL: z.string().optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_WEB_PORT: port.optional(),
  MAIL_SMTP_PORT: port.optional(),
  METRICS_PORT: port.optional(),
  BACKEND_METRICS_PORT: port.optional(),
  APP_KEYS: secret,
  API_TOKEN_SALT: secret,
  ADMIN_JWT_SECRET: secret,
  JWT_SECRET: secret,
  ENCRYPTION_KEY: secret,
  WEBSITE_KEY: secret,
  VAPID_SECRET: secret,
})

const portRule = 'a whole number from 1 to 65535'

/** The message about a wrong value: what it must be, and an example. */
const rules = new Map([
  ['PORT', [portRule, '3000']],
  ['BACKEND_PORT', [portRule, '1337']],
  ['MAIL_WEB_PORT', [portRule, '8025']],
  ['MAIL_SMTP_PORT', [portRule, '1025']],
  ['METRICS_PORT', [portRule, '9464']],
  ['BACKEND_METRICS_PORT', [portRule, '9465']],
  ['HOST', ['an address of this machine', '0.0.0.0']],
  ['SITE_URL', ['a web address', 'https://www.gevel.example']],
  ['PRO_HOST', ['a host name', 'pro.gevel.example']],
  ['DATABASE_URL', ["a PostgreSQL server's address", 'postgres://gevel:password@db.example:5432/gevel']],
  ['SMTP_URL', ["a mail server's address", 'smtps://user:password@mail.example:465']],
])

/** The settings of this run. `SITE_URL` has no trailing slash; `DATA_DIR` is absolute. */
export type Settings = z.infer<typeof variables> & { SITE_URL: string; secrets: Partial<Secrets> }

/**
 * Parses an environment; fails with a sentence that names the first variable with a wrong value. An empty value counts
 * as missing.
 */
export function parseSettings(environment: NodeJS.ProcessEnv): Settings {
  const filledSettings = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const { data, error } = variables.safeParse(filledSettings)
  if (error) throw new UserError(sentenceFor(String(error.issues[0]?.path[0]), filledSettings))
  return {
    ...data,
    DATA_DIR: path.resolve(projectFolder, data.DATA_DIR),
    SITE_URL: (data.SITE_URL ?? `http://localhost:${data.PORT}`).replace(/\/+$/, ''),
    secrets: Object.fromEntries(secretNames.flatMap((name) => (data[name] ? [[name, data[name]]] : []))),
  }
}

/** The settings of this run: the environment, with defaults from the project's file `.env`. */
export function readSettings(): Settings {
  const file = path.join(projectFolder, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
  return parseSettings(process.env)
}

// A URL may contain a password, so its value is not repeated.
function sentenceFor(name: string, given: NodeJS.ProcessEnv): string {
  const [requirement, example] = rules.get(name) ?? ['another value', '']
  const now = name.endsWith('_URL') ? '' : ` (it is '${given[name]}')`
  return `${name} must be ${requirement}${now}, for example ${name}=${example}`
}
