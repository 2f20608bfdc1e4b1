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
