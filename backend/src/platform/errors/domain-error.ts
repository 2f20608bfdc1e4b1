import type { DomainErrors } from '@gevel/contract/domain-errors'
import createError from 'http-errors'

/**
 * An error of a feature, in Strapi's envelope, with the code in `details.code`.
 * @param errors those of the feature, which its contract declares
 * @param details for the website, beside the code
 */
export function domainError<Code extends string>(
  errors: DomainErrors<Code>,
  code: NoInfer<Code>,
  details: object = {},
): Error {
  const { status, sentence } = errors[code]
  return createError(status, sentence, { name: 'DomainError', details: { ...details, code } })
}
