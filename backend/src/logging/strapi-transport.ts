import Transport from 'winston-transport'
import { log } from './log'

interface Line {
  level: string
  message: unknown
  stack?: string
}

/** Strapi's levels that pino calls otherwise. */
const levels = new Map([
  ['error', 'error'],
  ['warn', 'warn'],
  ['info', 'info'],
])

/** Brings what Strapi logs, by its own logger, to our log. */
export class StrapiTransport extends Transport {
  override log({ level, message, stack }: Line, next: () => void): void {
    const name = (levels.get(level) ?? 'debug') as 'error' | 'warn' | 'info' | 'debug'
    log[name]({ source: 'strapi', ...(stack && { stack }) }, String(message))
    next()
  }
}
