import { errors } from '@strapi/utils'
import createError from 'http-errors'
import { isUnfitValue, isUnknownColumn } from '../database/statement-errors'

const unfit = 'Een waarde in dit verzoek kan niet: controleer wat u invulde.'
const unknownAddress = 'Dit adres klopt niet.'
const unusableQuery = 'Deze zoekvraag of sortering bestaat niet.'
const malformed = 'De inhoud van dit verzoek klopt niet.'

const library = /[\\/]node_modules[\\/]/
/** Where Strapi turns `filters` and `sort` into SQL: it throws plain errors for what it does not understand. */
const queryHelpers = /[\\/]@strapi[\\/]database[\\/]dist[\\/]query[\\/]helpers[\\/]/

/**
 * The 4xx that an error stands for when bad input caused it; undefined when it may be a mistake of ours. Strapi answers 500 to each of
 * these, with a stack in the log.
 */
export function rejectionOf(error: unknown): Error | undefined {
  if (isUnfitValue(error)) return new errors.ValidationError(unfit)
  if (!(error instanceof Error) || error instanceof errors.ApplicationError) return undefined
  const status = statusOf(error)
  // koa has an http-errors of its own, which Strapi does not know: a path outside the folder, one that cannot be decoded
  if (status !== undefined && !(error instanceof createError.HttpError)) return createError(status, unknownAddress)
  if (error.constructor === Error && queryHelpers.test(thrownAt(error)))
    return new errors.ValidationError(unusableQuery)
  return undefined
}

/**
 * As `rejectionOf`, for the admin's own routes: Strapi's controllers use what editors' scripts send unparsed, so that a body of another
 * shape ends in a `TypeError` inside Strapi or one of its libraries, and an unknown field in a column that is not there.
 */
export function adminRejectionOf(error: unknown): Error | undefined {
  if (isUnknownColumn(error)) return new errors.ValidationError(unusableQuery)
  if (!(error instanceof Error)) return undefined
  if (error.name === 'ZodError') return new errors.ValidationError(malformed)
  if (error instanceof TypeError && library.test(thrownAt(error))) return new errors.ValidationError(malformed)
  return rejectionOf(error)
}

function statusOf(error: Error): number | undefined {
  if (!('expose' in error) || error.expose !== true || !('status' in error)) return undefined
  return typeof error.status === 'number' && error.status >= 400 && error.status < 500 ? error.status : undefined
}

/** The first frame of a stack that is not of the language or of Node itself. */
function thrownAt({ stack = '' }: Error): string {
  return stack.split('\n').find((line) => /^\s+at /.test(line) && !/<anonymous>|\(?node:/.test(line)) ?? ''
}
