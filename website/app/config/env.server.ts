import { secretProblem } from '@gevel/contract/secrets'
import { strictTransportModes } from '@gevel/contract/strict-transport'
import { z } from 'zod'

const originSchema = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)

/** no line breaks: it is written into a text file of fields */
const contactSchema = z.union([z.email(), z.string().regex(/^(https:\/\/|mailto:)\S+$/)])

const megabytes = z.coerce.number().int().min(1).max(65536)

/** The settings of a web app in the console of Firebase, and the key of its web push certificate. */
const firebaseWebApp = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue('it is not JSON')
      return z.NEVER
    }
  })
  .pipe(
    z.object({
      ...{ apiKey: z.string(), appId: z.string(), projectId: z.string(), messagingSenderId: z.string() },
      vapidKey: z.string(),
    }),
  )

const settings = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  BACKEND_URL: originSchema.default('http://127.0.0.1:1337'),
  SITE_URL: originSchema.default('http://localhost:3000'),
  PRO_HOST: z.string().min(1).optional(),
  /** makes the backend trust the visitor addresses that we forward; without it all visitors share its limits */
  WEBSITE_KEY: z.string().min(8).optional(),
  /** accepts a demo key in production mode: for `npm start` and tests, which pass it themselves */
  DEMO_SECRETS: z.literal('on').optional(),
  /** networks of the proxies whose forwarded addresses are trusted, separated by commas */
  TRUSTED_PROXIES: z.string().min(1).default('loopback'),
  /** URL of the media when not on the backend itself, as `https://host/folder` */
  MEDIA_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  /**
   * contact for vulnerability reports, in /.well-known/security.txt; the publisher of the site settings when not set
   */
  SECURITY_CONTACT: contactSchema.optional(),
  /** hosts of this site beside those of SITE_URL and PRO_HOST, separated by commas */
  KNOWN_HOSTS: z.string().default(''),
  /** the hosts that browsers may reach over https only, once they have visited the site over https */
  HSTS: z.enum(strictTransportModes).default('host'),
  /** `off` replaces the service worker of every browser by an empty one, should it be wrong */
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  /** size limits, in megabytes, of the page cache, of the cache of backend responses and of that of rendered parts */
  PAGE_CACHE_MB: megabytes.default(128),
  RESPONSE_CACHE_MB: megabytes.default(32),
  PART_CACHE_MB: megabytes.default(16),
  LOG_LEVEL: z.enum(['error', 'warn', 'info', 'debug']).default('info'),
  /** port of the Prometheus metrics; without it there are none */
  METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  CACHE_DIR: z.string().default('.data/cache'),
  /** the bot detection service, with its two keys; our own check when none is set */
  BOT_CHECK: z.enum(['turnstile', 'hcaptcha', 'recaptcha']).optional(),
  BOT_CHECK_SITE_KEY: z.string().min(1).optional(),
  BOT_CHECK_SECRET: z.string().min(1).optional(),
  /** the icon service that is asked for icons of the content that are not bundled; `off` for none */
  ICON_SERVICE: z.union([z.literal('off'), originSchema]).default('https://api.iconify.design'),
  /** notifies readers by Firebase Cloud Messaging, in place of Web Push with a key of our own (decision 065) */
  FIREBASE_WEB_APP: firebaseWebApp.optional(),
  /** a replacement of the service, for tests */
  BOT_CHECK_URL: originSchema.optional(),
})

const ofBotCheck = ['BOT_CHECK', 'BOT_CHECK_SITE_KEY', 'BOT_CHECK_SECRET'] as const

const schema = settings.superRefine((all, context) => {
  const { NODE_ENV, DEMO_SECRETS, WEBSITE_KEY } = all
  const problem = NODE_ENV === 'production' && !DEMO_SECRETS && WEBSITE_KEY && secretProblem(WEBSITE_KEY)
  if (problem) context.addIssue({ code: 'custom', path: ['WEBSITE_KEY'], message: `it ${problem}` })
  const missing = ofBotCheck.find((name) => all[name] === undefined)
  if (!missing || ofBotCheck.every((name) => all[name] === undefined)) return
  const message = `it is missing, and goes together with the others of ${ofBotCheck.join(', ')}`
  context.addIssue({ code: 'custom', path: [missing], message })
})

/** The website's settings, parsed from the environment at start: the only place that reads `process.env`. */
export type Env = z.infer<typeof schema>

/** Parses the settings; throws one sentence that names the first wrong one. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const filledSettings = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = schema.safeParse(filledSettings)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  throw new Error(`Setting ${issue?.path.join('.')} is wrong: ${issue?.message}. See .env.example.`)
}

export const env = parseEnv(process.env)
