import type { Audience } from '../plans/plan-words.ts'

/** Who can order. */
export const KINDS = [
  { value: 'person', label: 'Particulier', hint: 'Thuis of student' },
  { value: 'company', label: 'Bedrijf', hint: 'Met KvK- en btw-nummer' },
] as const satisfies readonly { value: Audience; label: string; hint: string }[]
