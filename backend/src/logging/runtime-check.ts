import { environment } from '../environment/environment'
import { log } from './log'

/** What was logged; there are few, and a line for each request would fill the log. */
const logged = new Set<string>()
const mostLogged = 100

/**
 * Reports a mistake in the code that shows only while it runs: as `RUNTIME_CHECKS` says it is logged once, or fails where it is made.
 * @param detail what tells this mistake from others of its kind
 */
export function reportMistake(sentence: string, detail: string): void {
  const mistake = `${sentence}: ${detail}`
  if (environment.RUNTIME_CHECKS === 'fail') throw new Error(mistake)
  if (logged.has(mistake) || logged.size >= mostLogged) return
  logged.add(mistake)
  log.error({ detail }, sentence)
}
