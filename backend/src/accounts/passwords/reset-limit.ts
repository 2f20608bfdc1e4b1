import { defineLimit } from '../../limits/limit'

/** Mails with which a reader chooses a new password, to one address. */
export const resetLimit = defineLimit('resets', { points: 5, minutes: 60 })
