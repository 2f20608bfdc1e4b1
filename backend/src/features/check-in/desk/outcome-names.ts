import type { CheckInOutcome } from '@gevel/contract/check-in'

/** What became of scans, for those who look at them. */
export const outcomeNames = {
  admitted: 'Binnen',
  again: 'Al ingecheckt',
  conflict: 'Tweede gebruik zonder verbinding',
  cancelled: 'Geannuleerd',
  replaced: 'Overgedragen',
  'other-event': 'Andere bijeenkomst',
  forged: 'Niet van ons',
  unknown: 'Onbekend',
} as const satisfies Record<CheckInOutcome, string>
