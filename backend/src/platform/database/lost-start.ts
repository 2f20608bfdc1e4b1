import type { Core } from '@strapi/strapi'
import { log } from '../logging/log'
import { isLostConnection } from './lost-connection'

/**
 * `EX_TEMPFAIL` of sysexits.h: `npm start` and `npm run serve` restart a program that exits with it, also before it
 * was ready.
 */
const temporaryFailure = 75

/** Ends a start that lost its database halfway: Strapi cannot restart its own. */
export function exitOnLostDatabase(error: Error): never {
  log.error(`The database was lost during the start (${error.message}): this backend ends, to be started again.`)
  process.exit(temporaryFailure)
}

/** Makes a start that fails because of a lost database exit with a code of its own. */
export function detectLostDatabase(strapi: Core.Strapi): void {
  const stop = strapi.stopWithError.bind(strapi)
  strapi.stopWithError = (error, message) =>
    isLostConnection(error) ? exitOnLostDatabase(error) : stop(error, message)
}
