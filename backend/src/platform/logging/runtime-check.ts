import { environment } from '../environment/environment'
import { log } from './log'

/** The mistakes already logged; there are few, and a line per request would flood the log. */
const logged = new Set<string>()
const maxLogged = 100

/**
 * Reports a mistake in the code that only shows at runtime: by `RUNTIME_CHECKS` it is logged once, or thrown where it
 * is made.
 * @param detail distinguishes this mistake from others of its kind
 */
export function reportMistake(sentence: string, detail: string): void {
  const message = `${sentence}: ${detail}`
  if (environment.RUNTIME_CHECKS === 'fail') throw new Error(message)
  if (logged.has(message) || logged.size >= maxLogged) return
  logged.add(message)
  log.error({ detail }, sentence)
}
