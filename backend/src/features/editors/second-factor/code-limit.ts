import { defineLimit } from '../../../platform/limits/limit'

/** Wrong codes of an editor's second factor: the client already knows the password. */
export const codeLimit = defineLimit('editorCodes', { points: 5, minutes: 15, event: 'authn_login_lock' })
