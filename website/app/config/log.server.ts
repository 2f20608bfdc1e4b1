import { LogDestination } from '@gevel/runtime/log-destination'
import { pino } from 'pino'
import { env } from './env.server.ts'

/** Standard output. */
export const logDestination = new LogDestination(1, (lines, reason) =>
  log.warn({ lines, reason }, 'Log lines were lost while they could not be written'),
)

/** The log of the website: one line of JSON per entry. */
export const log = pino(
  {
    level: env.LOG_LEVEL,
    base: { program: 'website' },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
  },
  logDestination,
)
