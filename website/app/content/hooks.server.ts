import { createHooks } from 'hookable'
import { log } from '../config/log.server.ts'
import type { ContentError } from './backend/errors.ts'

interface ContentHooks {
  'strapi:error': (error: ContentError) => void
}

/** The hooks of the content client: every error is broadcast on `strapi:error` (requirements §8). */
export const contentHooks = createHooks<ContentHooks>()

/** Errors below this are normal responses, such as for an unknown id. */
const REPORTED_FROM = 500

/** Logs errors between the site and its backend. */
export function reportContentErrors(): void {
  contentHooks.hook('strapi:error', ({ name, message, status, answered }) => {
    if (answered && status < REPORTED_FROM) return
    log.error({ source: 'backend', name, status, answered }, message)
  })
}
