import { readCookie } from '../../request/cookie-header.ts'

/** What a reader may allow or refuse. What the site cannot do without needs no consent, and is not among them. */
export const CONSENT_CATEGORIES = ['statistics', 'marketing'] as const
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number]

export const CONSENT_COOKIE = 'consent'
/** Six months. */
export const CONSENT_SECONDS = 182 * 24 * 60 * 60
/** Raise it when a category gets another purpose or another recipient: then everybody is asked again. */
const VERSION = '1'
/** The value that stands for a browser with Global Privacy Control, which refuses everything. */
export const GLOBAL_PRIVACY_CONTROL = 'gpc'

/** The choice of a reader, with its day as `2026-11-25`. */
export interface ConsentChoice {
  day: string
  granted: readonly ConsentCategory[]
}

/** The value of the cookie: version, day and what is granted, as `1.2026-11-25.marketing`. */
export function consentValue({ day, granted }: ConsentChoice): string {
  return [VERSION, day, ...CONSENT_CATEGORIES.filter((category) => granted.includes(category))].join('.')
}

/** The choice in a value of the cookie; undefined without one, or when it was made for another version. */
export function parseConsent(value: string | undefined): ConsentChoice | undefined {
  const [version, day = '', ...names] = value?.split('.') ?? []
  if (version !== VERSION || !/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day))) return undefined
  return { day, granted: CONSENT_CATEGORIES.filter((category) => names.includes(category)) }
}

/** The value of the cookie in a `Cookie` header or `document.cookie`. */
export function readConsent(cookies: string | null): string | undefined {
  return readCookie(cookies, CONSENT_COOKIE)
}

type Answer = 'granted' | 'refused' | 'unanswered'

/** What a reader answered for a category, by the value of the cookie or `GLOBAL_PRIVACY_CONTROL`. */
export function answerIn(value: string | undefined, category: ConsentCategory): Answer {
  if (value === GLOBAL_PRIVACY_CONTROL) return 'refused'
  const choice = parseConsent(value)
  if (!choice) return 'unanswered'
  return choice.granted.includes(category) ? 'granted' : 'refused'
}

/**
 * Whether a category is allowed. Statistics here are without identifiers, for which the law asks no consent (decision
 * 060), so they are until they are refused; all else must be granted first.
 */
export function isAllowedBy(value: string | undefined, category: ConsentCategory): boolean {
  const answer = answerIn(value, category)
  return category === 'statistics' ? answer !== 'refused' : answer === 'granted'
}
