import { log } from './log'

/** Logs the warnings of Node and its libraries, which Node prints as text between the lines of JSON. */
export function logProcessWarnings(): void {
  process.removeAllListeners('warning')
  process.on('warning', ({ name: type, message, code }: Error & { code?: string }) => log.warn({ type, code }, message))
}
