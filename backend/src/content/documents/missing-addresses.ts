import { fieldError } from '../../platform/errors/field-error'
import { type DocumentRule, tableOf } from './document-context'
import { fieldOfAddressConstraint } from './required-addresses'

const checkViolation = '23514'

/** Turns the database's rejection of a publication without an address into a message at the field. */
export const explainMissingAddresses: DocumentRule = async (_strapi, context, next) => {
  try {
    return await next()
  } catch (error) {
    const field = violatedField(tableOf(context), error)
    if (!field) throw error
    throw fieldError([{ path: [field], message: 'Vul het webadres in: zonder webadres kan dit niet online.' }])
  }
}

function violatedField(table: string, error: unknown) {
  if (!(error instanceof Error) || !('code' in error) || error.code !== checkViolation) return undefined
  return 'constraint' in error ? fieldOfAddressConstraint(table, String(error.constraint)) : undefined
}
