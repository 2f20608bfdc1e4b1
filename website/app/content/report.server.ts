import { log } from '../config/log.server.ts'
import { contentHooks } from './hooks.server.ts'

/** Errors of the backend that are its answer to a reader's question, such as an unknown id: they are not news. */
const ANSWERS_BELOW = 500

/** Writes what goes wrong between the site and its backend to the log. */
export function reportContentErrors(): void {
  contentHooks.hook('strapi:error', ({ name, message, status, answered }) => {
    if (answered && status < ANSWERS_BELOW) return
    log.error({ source: 'backend', name, status, answered }, message)
  })
}
