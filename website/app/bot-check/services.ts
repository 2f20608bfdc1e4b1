import type { Env } from '../config/env.server.ts'

/** How each service is reached; all three speak reCAPTCHA's protocol, in the browser and on the server. */
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

/** A service that looks at visitors for us. */
export interface Service {
  /** addresses of its script, and where a token is shown to it */
  script: string
  verify: string
  /** what its script puts on `window` */
  object: 'turnstile' | 'hcaptcha' | 'grecaptcha'
  /** what a page has to let in for it: sources of a Content-Security-Policy */
  hosts: readonly string[]
}

/** @param base address under which another one speaks for it, for trying: `/api.js` and `/siteverify` are there */
export function serviceNamed(name: ServiceName, base?: string): Service {
  if (base === undefined) return SERVICES[name]
  const { object } = SERVICES[name]
  return { object, script: `${base}/api.js`, verify: `${base}/siteverify`, hosts: [base] }
}
