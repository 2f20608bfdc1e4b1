import { addDays } from '@gevel/contract/days'
import type { SubscriptionState } from '../words'

interface Running {
  kind: 'paid' | 'complimentary'
  state: SubscriptionState
  starts_on: string
  paid_until: string
  ends_on: string | null
  paused_until: string | null
}

/** The next day on which something happens to a subscription by itself, and what; it has no day when nothing does. */
export function nextDay({ kind, state, starts_on, paid_until, ends_on, paused_until }: Running): {
  what: 'begins' | 'charge' | 'resumes' | 'until' | 'none'
  day: string | null
} {
  if (state === 'ended' || state === 'withdrawn') return { what: 'until', day: ends_on ?? paid_until }
  if (state === 'pending') return { what: 'begins', day: starts_on }
  if (ends_on) return { what: 'until', day: ends_on }
  if (state === 'paused' && paused_until) return { what: 'resumes', day: addDays(paused_until, 1) }
  if (kind === 'complimentary') return { what: 'none', day: null }
  return { what: 'charge', day: addDays(paid_until, 1) }
}
