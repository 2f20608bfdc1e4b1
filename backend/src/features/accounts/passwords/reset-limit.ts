import { defineLimit } from '../../../platform/limits/limit'

/** Mails to one address with a link to choose a new password. */
export const resetLimit = defineLimit('resets', { points: 5, minutes: 60 })
