import Transport from 'winston-transport'
import { log } from './log'

/** The key under which winston stores the plain name of a level; the other one is coloured for a terminal. */
const level = Symbol.for('level')

interface Line {
  [level]: string
  message: unknown
  stack?: string
}

/** Strapi's levels that our log has; all others are logged as debug. */
const sharedLevels = ['error', 'warn', 'info'] as const

/** Forwards what Strapi logs, through its own logger, to our log. */
export class StrapiTransport extends Transport {
  override log(line: Line, next: () => void): void {
    const name = sharedLevels.find((one) => one === line[level]) ?? 'debug'
    log[name]({ source: 'strapi', ...(line.stack && { stack: line.stack }) }, String(line.message))
    next()
  }
}
