import { href } from '@gevel/contract/hrefs'
import { withReturn } from '../../../routing/urls/return-path.ts'
import type { Audience } from './plan-words.ts'

/** The query key that says who orders. */
export const AUDIENCE_KEY = 'voor'
const AUDIENCE_WORDS = { person: 'particulier', company: 'bedrijf' } as const

/** Who orders, by the address; a person when it does not say. */
export function audienceOf({ searchParams }: URL): Audience {
  return searchParams.get(AUDIENCE_KEY) === AUDIENCE_WORDS.company ? 'company' : 'person'
}

interface Address {
  audience: Audience
  /** the path to return to after the order */
  back: string
}

/** The page that compares plans. */
export function plansHref({ audience, back }: Address): string {
  return withAudience(withReturn(href('/abonneren'), back), audience)
}

/** The page of a plan. */
export function planHref(slug: string, { audience, back }: Address): string {
  return withAudience(withReturn(href('/abonneren/:slug', { slug }), back), audience)
}

function withAudience(path: string, audience: Audience): string {
  if (audience === 'person') return path
  return `${path}${path.includes('?') ? '&' : '?'}${AUDIENCE_KEY}=${AUDIENCE_WORDS[audience]}`
}
