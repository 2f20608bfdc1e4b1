import { errors } from '@strapi/utils'
import createError from 'http-errors'
import { Counter } from 'prom-client'
import { isAfterRejected, isMissingReference, isUnfitValue, isUnusableCondition } from '../database/statement-errors'
import { registry } from '../metrics/metrics'
import { stackLocation } from './parse-input'

const invalidInputs = new Counter({
  name: 'gevel_admin_invalid_input_total',
  help: 'Requests of the admin rejected with 400 because Strapi or a library threw on their input',
  registers: [registry],
})

const unfit = 'Een waarde in dit verzoek kan niet: controleer wat u invulde.'
const unknownAddress = 'Dit adres klopt niet.'
const unusableQuery = 'Deze zoekvraag of sortering bestaat niet.'
const malformed = 'De inhoud van dit verzoek klopt niet.'

/**
 * Where Strapi writes rows: it throws plain errors for ids of another type, such as `Invalid id, expected a string or
 * integer`.
 */
const rowWriter = /[\\/]@strapi[\\/]database[\\/]dist[\\/]entity-manager[\\/]/
const invalidId = /^Invalid id, expected /
/**
 * Where Strapi turns values of a body into those of columns, and `where` into a query: a value of another type fails
 * there.
 */
const valueReaders = /[\\/]@strapi[\\/]database[\\/]dist[\\/](fields|query)[\\/]/

const library = /[\\/]node_modules[\\/]/
/** Where Strapi turns `filters` and `sort` into SQL: it throws plain errors for what it cannot parse. */
const queryHelpers = /[\\/]@strapi[\\/]database[\\/]dist[\\/]query[\\/]helpers[\\/]/

/**
 * The 4xx for an error that bad input caused; undefined when it may be a mistake of ours. Strapi responds with 500 to
 * each of these, with a stack in the log.
 */
export function rejectionOf(error: unknown): Error | undefined {
  if (isUnfitValue(error)) return new errors.ValidationError(unfit)
  if (!(error instanceof Error) || error instanceof errors.ApplicationError) return undefined
  const status = statusOf(error)
  // koa has its own copy of http-errors, which Strapi does not recognise: a path outside the folder, one that cannot be
  // decoded
  if (status !== undefined && !(error instanceof createError.HttpError)) return createError(status, unknownAddress)
  if (error.constructor === Error && queryHelpers.test(stackLocation(error)))
    return new errors.ValidationError(unusableQuery)
  return undefined
}

/**
 * The rejection of an error on one of the admin's own routes. Strapi's controllers use input unparsed, so that a body
 * of another shape ends in a `TypeError` inside Strapi or one of its libraries, and an unknown field in a column that
 * does not exist. The same `TypeError` may be a fault of Strapi's: a request without input cannot have caused it, and the
 * others are counted.
 * @param hasInput whether the request has a body or a query string
 */
export function adminRejectionOf(error: unknown, hasInput: boolean): Error | undefined {
  if (hasInput && isUnusableCondition(error)) return new errors.ValidationError(unusableQuery)
  // Strapi checks fields in parallel in one transaction, and rewords the first error
  if (hasInput && (isMissingReference(error) || isAfterRejected(error))) return new errors.ValidationError(unfit)
  if (!(error instanceof Error)) return undefined
  if (error.name === 'ZodError') return new errors.ValidationError(malformed)
  if (hasInput && isThrownByLibrary(error)) {
    invalidInputs.inc()
    return new errors.ValidationError(malformed)
  }
  return rejectionOf(error)
}

/** Whether a library threw this at a value of an unexpected type. */
function isThrownByLibrary(error: Error): boolean {
  const frame = stackLocation(error)
  // an invalid `length` in a body causes a RangeError
  if (error instanceof TypeError || error instanceof RangeError) return library.test(frame)
  return valueReaders.test(frame) || (invalidId.test(error.message) && rowWriter.test(frame))
}

function statusOf(error: Error): number | undefined {
  if (!('expose' in error) || error.expose !== true || !('status' in error)) return undefined
  return typeof error.status === 'number' && error.status >= 400 && error.status < 500 ? error.status : undefined
}
