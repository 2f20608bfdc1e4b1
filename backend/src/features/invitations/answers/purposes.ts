import type { InvitationPurpose } from '@gevel/contract/invitations'
import type { Purpose } from '../purpose'
import { seatPurpose } from '../seats/seat-purpose'

/** What can be invited to. */
export const purposes: Readonly<Record<InvitationPurpose, Purpose>> = { seat: seatPurpose }
