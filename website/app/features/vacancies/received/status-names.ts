import type { ApplicationStatus } from '@gevel/contract/applications'

export const STATUS_NAMES = {
  new: 'Nieuw',
  seen: 'Bekeken',
  invited: 'In gesprek',
  rejected: 'Afgewezen',
  hired: 'Aangenomen',
} as const satisfies Record<ApplicationStatus, string>

/** The classes of the tag of a status. */
export const STATUS_TAGS = {
  new: 'tag tag--warn',
  seen: 'tag',
  invited: 'tag tag--info',
  rejected: 'tag',
  hired: 'tag tag--ok',
} as const satisfies Record<ApplicationStatus, string>
