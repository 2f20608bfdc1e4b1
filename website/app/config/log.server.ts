import { pino } from 'pino'
import { env } from './env.server.ts'

/** The log of the website: a line of JSON each, on standard output. */
export const log = pino({
  level: env.LOG_LEVEL,
  base: { program: 'website' },
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (level) => ({ level }) },
})
