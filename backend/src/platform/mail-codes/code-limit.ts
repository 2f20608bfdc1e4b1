import { defineLimit } from '../limits/limit'

/** Invalid codes of links in mails, by network address. */
export const codeLimit = defineLimit('codes', { points: 60, minutes: 15 })
