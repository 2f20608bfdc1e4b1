import type { Env } from '../config/env.server.ts'

/** The endpoints of the services; all three use reCAPTCHA's protocol, in the browser and on the server. */
const SERVICES = {
  // https://developers.cloudflare.com/turnstile
  turnstile: {
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
    verify: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    object: 'turnstile',
    hosts: ['https://challenges.cloudflare.com'],
  },
  // https://docs.hcaptcha.com
  hcaptcha: {
    script: 'https://js.hcaptcha.com/1/api.js',
    verify: 'https://api.hcaptcha.com/siteverify',
    object: 'hcaptcha',
    hosts: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  },
  // https://developers.google.com/recaptcha/docs/display
  recaptcha: {
    script: 'https://www.google.com/recaptcha/api.js',
    verify: 'https://www.google.com/recaptcha/api/siteverify',
    object: 'grecaptcha',
    hosts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/', 'https://recaptcha.google.com'],
  },
} as const satisfies Record<ServiceName, Service>

export type ServiceName = NonNullable<Env['BOT_CHECK']>

/** A bot detection service. */
export interface Service {
  /** URLs of its script, and of its verification */
  script: string
  verify: string
  /** the global that its script defines */
  object: 'turnstile' | 'hcaptcha' | 'grecaptcha'
  /** sources that a page's Content-Security-Policy has to allow */
  hosts: readonly string[]
}

/** @param base origin of a replacement for tests: with `/api.js` and `/siteverify` */
export function serviceNamed(name: ServiceName, base?: string): Service {
  if (base === undefined) return SERVICES[name]
  const { object } = SERVICES[name]
  return { object, script: `${base}/api.js`, verify: `${base}/siteverify`, hosts: [base] }
}
