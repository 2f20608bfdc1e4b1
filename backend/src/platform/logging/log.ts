import { LogDestination } from '@gevel/runtime/log-destination'
import { pino } from 'pino'
import { environment } from '../environment/environment'

/** Standard output. */
export const logDestination = new LogDestination(1, (lines, reason) =>
  log.warn({ lines, reason }, 'Log lines were lost while they could not be written'),
)

/** The log of the backend: one line of JSON per entry. */
export const log = pino(
  {
    level: environment.LOG_LEVEL,
    base: { program: 'backend' },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
  },
  logDestination,
)

/** Logs the warnings of Node and its libraries, which Node prints as text between the lines of JSON. */
export function logProcessWarnings(): void {
  process.removeAllListeners('warning')
  process.on('warning', ({ name: type, message, code }: Error & { code?: string }) => log.warn({ type, code }, message))
}

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
