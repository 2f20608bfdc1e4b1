import { createPrivateKey } from 'node:crypto'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { minSecretLength, secretNames, secretProblem } from '@gevel/contract/secrets'
import { strictTransportModes } from '@gevel/contract/strict-transport'
import { parseNetworks } from '@gevel/runtime/networks'
import { z } from 'zod'

/** The length that a demo and development need; production has the rule of `secretProblem`. */
const secret = z.string().min(16)
const optionalText = z.string().min(1).optional()

function isPrivateKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa'
  } catch {
    return false
  }
}

const isOnThisMachine = (url: string) => /^http:\/\/(localhost|127\.0\.0\.1)[:/]/.test(`${url}/`)

/** The service account file that Firebase issues, unchanged. */
const serviceAccount = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue('not JSON')
      return z.NEVER
    }
  })
  .pipe(
    z.object({
      project_id: z.string().regex(/^[a-z0-9-]+$/),
      client_email: z.email(),
      private_key: z.string().startsWith('-----BEGIN PRIVATE KEY-----'),
    }),
  )

/** Parses addresses and networks to a test whether an address is in one of them. */
const networks = z.string().transform((text, context) => {
  try {
    return parseNetworks(text)
  } catch {
    context.addIssue('no networks')
    return z.NEVER
  }
})

const environmentSchema = z
  .object({
    NODE_ENV: z.string().default('development'),
    HOST: z.string().min(1).default('127.0.0.1'),
    PORT: z.coerce.number().int().min(1).max(65_535).default(1337),
    /** URL of the website; links in mails lead there */
    SITE_URL: z.url().default('http://localhost:3000'),
    /** URL of this backend for its editors, when it is not `http://HOST:PORT` */
    BACKEND_URL: z.url().optional(),
    /** whether browsers may reach the admin's host over https only, once they have seen it there */
    HSTS: z.enum(strictTransportModes).default('host'),
    /** networks of the proxies whose `X-Forwarded-For` is trusted */
    TRUSTED_PROXIES: networks.prefault('loopback'),
    DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//),
    DATABASE_POOL_MAX: z.coerce.number().int().min(2).max(100).default(10),
    /** how mistakes in the code that only show at runtime are reported; `fail` is for development and tests */
    RUNTIME_CHECKS: z.enum(['log', 'fail']).default('log'),
    /** folder that holds `uploads/`, where the media library stores its files */
    MEDIA_DIR: z.string().min(1).default('public'),
    /** bucket for the media, as `https://key:secret@endpoint/bucket?region=…`; without it they are in MEDIA_DIR */
    S3_URL: z
      .url({ protocol: /^https?$/ })
      .regex(/^https?:\/\/[^:@/]+:[^@/]+@[^/]+\/[^/?]+(\?region=[\w-]+)?$/)
      .optional(),
    /** public URL of the bucket, without a trailing slash */
    MEDIA_URL: z
      .url({ protocol: /^https?$/ })
      .transform((url) => url.replace(/\/+$/, ''))
      .optional(),
    /** size limit of the media library, in millions of bytes */
    MEDIA_QUOTA_MB: z.coerce.number().int().min(1).max(100_000_000).default(20_000),
    /** whether the public API is open to everybody, or to the website and `PUBLIC_API_NETWORKS` only */
    PUBLIC_API: z.enum(['on', 'off']).default('on'),
    PUBLIC_API_NETWORKS: networks.prefault(''),
    SMTP_URL: z
      .string()
      .regex(/^smtps?:\/\//)
      .optional(),
    MAIL_FROM: z.string().min(3).optional(),
    /** signs mails (RFC 6376): RSA as PEM with \\n for its line ends. Its public half is a TXT record at {selector}._domainkey of MAIL_FROM's domain */
    DKIM_KEY: z
      .string()
      .transform((pem) => pem.replaceAll('\\n', '\n'))
      .refine(isPrivateKey)
      .optional(),
    DKIM_SELECTOR: z
      .string()
      .regex(/^[a-z0-9-]+$/)
      .default('gevel'),
    /** where mail servers report what they could not deliver, and where mails to unsubscribe go: `bounces@gevel.example` */
    BOUNCE_ADDRESS: z.email().toLowerCase().optional(),
    /** a Maildir folder with the mail to that address, which is read and emptied */
    BOUNCE_MAILDIR: z.string().refine(existsSync).optional(),
    /** retention of a line of the audit log; the database retains each for at least 30 days */
    AUDIT_LOG_DAYS: z.coerce.number().int().min(30).max(3_650).default(365),
    /** retention of the single events of the statistics, in whole months; their totals per day stay */
    STATISTICS_MONTHS: z.coerce.number().int().min(1).max(25).default(3),
    /** events of the statistics that a day stores, the ids of their batches included; more are only counted */
    STATISTICS_EVENTS_PER_DAY: z.coerce.number().int().min(1_000).max(1_000_000_000).default(1_000_000),
    /** folder of the database when it is on this machine: on a disk that is nearly full events are only counted */
    DATABASE_DIR: z.string().refine(existsSync).optional(),
    /** how long the invitation of an editor can be accepted */
    INVITATION_DAYS: z.coerce.number().int().min(1).max(90).default(7),
    LOG_LEVEL: z.enum(['error', 'warn', 'info', 'debug']).default('info'),
    /** port of the Prometheus metrics; without it there are none */
    METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
    /**
     * providers that readers can log in with: each is enabled when it has both; for the rest see
     * `provider-settings.ts`
     */
    GOOGLE_CLIENT_ID: optionalText,
    GOOGLE_CLIENT_SECRET: optionalText,
    LINKEDIN_CLIENT_ID: optionalText,
    LINKEDIN_CLIENT_SECRET: optionalText,
    MICROSOFT_CLIENT_ID: optionalText,
    MICROSOFT_CLIENT_SECRET: optionalText,
    /** any other provider that speaks OpenID Connect, with the label of its button */
    OIDC_ISSUER: z
      .url({ protocol: /^https?$/ })
      // without TLS only on this machine, for development and tests
      .refine((url) => url.startsWith('https:') || isOnThisMachine(url))
      .optional(),
    OIDC_CLIENT_ID: optionalText,
    OIDC_CLIENT_SECRET: optionalText,
    OIDC_NAME: z.string().min(1).default('OpenID'),
    /** the Firebase project with the readers' earlier accounts; `accounts/firebase/` is enabled when both are set */
    FIREBASE_API_KEY: optionalText,
    FIREBASE_SERVICE_ACCOUNT: serviceAccount.optional(),
    /** its emulator, whose tokens anybody can create: on this machine only, for a private site and project */
    FIREBASE_EMULATOR_URL: z
      .url({ protocol: /^http$/ })
      .refine(isOnThisMachine)
      .optional(),
    /** the account that sends push messages by Firebase Cloud Messaging, for a website with `FIREBASE_WEB_APP` */
    FIREBASE_MESSAGING_ACCOUNT: serviceAccount.optional(),
    /** REST API of VIES, the EU's register of VAT ids; without it they are checked by their digits only */
    VIES_URL: z
      .url({ protocol: /^https?$/ })
      .transform((url) => url.replace(/\/+$/, ''))
      .optional(),
    /** push services on this machine, for tests; a stranger who names one has this backend post to it */
    PUSH_ON_THIS_MACHINE: z.enum(['on', 'off']).default('off'),
    /**
     * bcrypt's cost of passwords, lower for tests on this machine. Not a choice of the owner: beside hashes of another
     * cost the time of a log-in would reveal which accounts exist
     */
    PASSWORD_HASH_COST: z.coerce.number().int().min(4).max(10).default(10),
    /** accepts demo secrets in production mode: for `npm start` and tests, which pass it themselves */
    DEMO_SECRETS: z.literal('on').optional(),
    APP_KEYS: secret.transform((keys) => keys.split(',')),
    ADMIN_JWT_SECRET: secret,
    API_TOKEN_SALT: secret,
    ENCRYPTION_KEY: secret,
    JWT_SECRET: secret,
    /** shared secret that authenticates the website */
    WEBSITE_KEY: secret,
    /** the key pair that identifies us to push services is derived from it: another one ends all subscriptions */
    VAPID_SECRET: secret,
  })
  .refine(({ S3_URL, MEDIA_URL }) => !S3_URL || MEDIA_URL, { path: ['MEDIA_URL'] })
  .refine((all) => !all.FIREBASE_API_KEY || all.FIREBASE_SERVICE_ACCOUNT, { path: ['FIREBASE_SERVICE_ACCOUNT'] })
  .refine((all) => !all.FIREBASE_SERVICE_ACCOUNT || all.FIREBASE_API_KEY, { path: ['FIREBASE_API_KEY'] })
  .refine(({ PUSH_ON_THIS_MACHINE, SITE_URL }) => PUSH_ON_THIS_MACHINE === 'off' || isOnThisMachine(SITE_URL), {
    path: ['PUSH_ON_THIS_MACHINE'],
  })
  .refine(({ PASSWORD_HASH_COST, SITE_URL }) => PASSWORD_HASH_COST === 10 || isOnThisMachine(SITE_URL), {
    path: ['PASSWORD_HASH_COST'],
  })
  .refine(
    ({ FIREBASE_EMULATOR_URL, FIREBASE_SERVICE_ACCOUNT, SITE_URL }) =>
      // Firebase has no project with this prefix
      !FIREBASE_EMULATOR_URL || (FIREBASE_SERVICE_ACCOUNT?.project_id.startsWith('demo-') && isOnThisMachine(SITE_URL)),
    { path: ['FIREBASE_EMULATOR_URL'] },
  )
  .superRefine((all, context) => {
    if (all.NODE_ENV !== 'production' || all.DEMO_SECRETS) return
    for (const name of secretNames) {
      const message = [all[name]].flat().map(secretProblem).find(Boolean)
      if (message) context.addIssue({ code: 'custom', path: [name], message })
    }
  })
export type Environment = z.infer<typeof environmentSchema>

const examples: Record<string, string> = {
  DATABASE_URL: 'postgres://gevel:wachtwoord@localhost:5432/gevel',
  SMTP_URL: 'smtp://localhost:1025',
  DKIM_KEY: '-----BEGIN PRIVATE KEY-----\\n…\\n-----END PRIVATE KEY-----, of RSA',
  DKIM_SELECTOR: 'gevel',
  BOUNCE_ADDRESS: 'bounces@example.nl',
  BOUNCE_MAILDIR: '/var/mail/bounces, a folder that exists',
  S3_URL: 'https://key:secret@s3.eu-central-1.amazonaws.com/gevel-media?region=eu-central-1',
  MEDIA_URL: 'https://media.example.nl',
  SITE_URL: 'https://www.example.nl',
  BACKEND_URL: 'https://redactie.example.nl',
  PORT: '1337',
  AUDIT_LOG_DAYS: '365',
  INVITATION_DAYS: '7',
  STATISTICS_MONTHS: '3',
  STATISTICS_EVENTS_PER_DAY: '1000000',
  DATABASE_DIR: '/var/lib/postgresql',
  MEDIA_QUOTA_MB: '20000',
  PUBLIC_API: 'on or off',
  PUBLIC_API_NETWORKS: '10.0.0.0/8,203.0.113.7',
  TRUSTED_PROXIES: 'loopback,10.0.0.0/8',
  HSTS: 'host, subdomains, preload or off',
  VIES_URL: 'https://ec.europa.eu/taxation_customs/vies/rest-api',
  OIDC_ISSUER: 'https://inloggen.example.nl',
  FIREBASE_API_KEY: 'the key of a web app in the settings of the project',
  FIREBASE_SERVICE_ACCOUNT: '{"project_id": "gevel", "client_email": "…", "private_key": "…"} on one line',
  PASSWORD_HASH_COST: '10, or from 4 for a SITE_URL on this machine',
  PUSH_ON_THIS_MACHINE: 'off, or on for a SITE_URL on this machine',
  FIREBASE_MESSAGING_ACCOUNT: '{"project_id": "gevel", "client_email": "…", "private_key": "…"} on one line',
  FIREBASE_EMULATOR_URL: 'http://127.0.0.1:9099, of a project that begins with demo-, for a SITE_URL on this machine',
}

/** `strapi build` builds the admin: it needs neither the database nor a secret, only that the values exist. */
const whileBuilding = {
  DATABASE_URL: 'postgres://unused',
  DEMO_SECRETS: 'on',
  ...Object.fromEntries(secretNames.map((name) => [name, 'unused-while-building'])),
}

/**
 * The settings of this backend, parsed from the environment.
 * @throws Error with a sentence for every missing or wrong setting: its name, the problem, and an example.
 */
export function parseEnvironment(source: Record<string, string | undefined>, building = false): Environment {
  const filledSettings = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = environmentSchema.safeParse(building ? { ...whileBuilding, ...filledSettings } : filledSettings)
  if (parsed.success) return { ...parsed.data, MEDIA_DIR: path.resolve(parsed.data.MEDIA_DIR) }
  throw new Error(parsed.error.issues.map((issue) => sentence(issue, filledSettings)).join(' '))
}

function sentence({ code, path: [first], message }: z.core.$ZodIssue, given: Record<string, unknown>): string {
  const name = String(first)
  const example = examples[name] ?? `a random string of at least ${minSecretLength} characters`
  const isUnfit = code === 'custom' && secretNames.some((secretName) => secretName === name)
  const problem = isUnfit ? message : name in given ? 'is not valid' : 'is missing'
  return `The setting ${name} ${problem}; example: ${example}.`
}

// Strapi stores timestamps in columns without a time zone, in that of the process: every instance must use the same
// one.
process.env.TZ = 'UTC'

/** The settings of the running process; an invalid one is printed and ends it. */
export const environment = readOwn()

function readOwn(): Environment {
  try {
    return parseEnvironment(process.env, process.argv[2] === 'build')
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}
