import type { Core } from '@strapi/strapi'
import { log } from '../logging/log'
import { isLostConnection } from './lost-connection'

/** `EX_TEMPFAIL` of sysexits.h: `npm start` and `npm run serve` start a program again that ends with it, also before it was ready. */
const temporaryFailure = 75

/** Ends a start whose database was lost halfway: Strapi cannot begin its own again. */
export function endLostStart(error: Error): never {
  log.error(`The database was lost during the start (${error.message}): this backend ends, to be started again.`)
  process.exit(temporaryFailure)
}

/** Has a start that fails because its database was lost end with an exit code of its own. */
export function recogniseLostStart(strapi: Core.Strapi): void {
  const stop = strapi.stopWithError.bind(strapi)
  strapi.stopWithError = (error, message) => (isLostConnection(error) ? endLostStart(error) : stop(error, message))
}
