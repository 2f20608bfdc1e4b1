import { pino } from 'pino'
import { environment } from '../environment/environment'

/** The log of the backend: a line of JSON each, on standard output. */
export const log = pino({
  level: environment.LOG_LEVEL,
  base: { program: 'backend' },
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (level) => ({ level }) },
})
