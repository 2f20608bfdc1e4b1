import { defineLimit } from '../../limits/limit'

/** Mails with which an editor chooses a new password. */
export const resetLimit = defineLimit('editorResets', { points: 5, minutes: 60 })
