import {
  type AccountErrorDetails,
  accountErrorDetailsSchema,
  fieldErrorDetailsSchema,
} from '@gevel/contract/account-errors'
import type { ErrorBody } from '@gevel/contract/errors'

const NO_RESPONSE = 'Er is nu geen verbinding met de server. Wat u invulde staat er nog; probeer het zo opnieuw.'
const GONE = 'Dit is er niet meer.'

/** An error of the account API, in words for the reader. */
export class AccountProblem extends Error {
  override name = 'AccountProblem'
  readonly code: AccountErrorDetails['code']
  /** a message for each invalid field, by its name in the input */
  readonly fields: Readonly<Record<string, string>>
  readonly reason: string | undefined
  /** of the response */
  readonly status: number

  private constructor(
    message: string,
    { code, reason }: AccountErrorDetails,
    status: number,
    fields: Record<string, string> = {},
  ) {
    super(message)
    this.code = code
    this.fields = fields
    this.reason = reason
    this.status = status
  }

  /** There was no response, or none of the account API, whose text is not for readers. */
  static noResponse(): AccountProblem {
    return new AccountProblem(NO_RESPONSE, { code: 'network-request-failed' }, 503)
  }

  static of({ error }: ErrorBody): AccountProblem {
    const details = accountErrorDetailsSchema.safeParse(error.details).data
    if (details) return new AccountProblem(error.message, details, error.status)
    if (error.status === 404) return new AccountProblem(GONE, { code: 'operation-not-allowed' }, 404)
    const wrong = fieldErrorDetailsSchema.safeParse(error.details).data
    if (!wrong) return AccountProblem.noResponse()
    const fields = Object.fromEntries(wrong.errors.map(({ path, message }) => [path.join('.'), message]))
    return new AccountProblem(error.message, { code: 'operation-not-allowed' }, error.status, fields)
  }
}

/** The problem that a call of the account API was rejected with; any other error is thrown on. */
export function accountProblem(error: unknown): AccountProblem {
  if (error instanceof AccountProblem) return error
  throw error
}
