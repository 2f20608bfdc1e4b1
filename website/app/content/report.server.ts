import { log } from '../config/log.server.ts'
import { contentHooks } from './hooks.server.ts'

/** Errors below this are normal responses, such as for an unknown id. */
const REPORTED_FROM = 500

/** Logs errors between the site and its backend. */
export function reportContentErrors(): void {
  contentHooks.hook('strapi:error', ({ name, message, status, answered }) => {
    if (answered && status < REPORTED_FROM) return
    log.error({ source: 'backend', name, status, answered }, message)
  })
}
