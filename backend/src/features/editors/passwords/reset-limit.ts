import { defineLimit } from '../../../platform/limits/limit'

/** Mails with a link to choose a new password, per editor. */
export const resetLimit = defineLimit('editorResets', { points: 5, minutes: 60 })
