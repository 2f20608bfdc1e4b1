import { defineLimit } from '../../../platform/limits/limit'

/** Mails to one address after a registration. */
export const registrationLimit = defineLimit('registrations', { points: 5, minutes: 60 })

/** Mails to one address that repeat the one of a registration. */
export const confirmationLimit = defineLimit('confirmations', { points: 5, minutes: 60 })
