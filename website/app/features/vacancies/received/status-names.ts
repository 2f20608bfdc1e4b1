import type { ApplicationStatus } from '@gevel/contract/applications'

export const STATUS_NAMES = {
  new: 'Nieuw',
  seen: 'Bekeken',
  invited: 'Gesprek',
  rejected: 'Afgewezen',
  hired: 'Aangenomen',
} as const satisfies Record<ApplicationStatus, string>
