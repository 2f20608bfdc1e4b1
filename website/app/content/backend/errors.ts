import type { ErrorBody } from '@gevel/contract/errors'

/**
 * An error of the content backend. `body` is its response, rethrown unchanged (requirements §8); without a response
 * it is `UnknownError` with status 500 and `answered` is false.
 */
export class ContentError extends Error {
  readonly body: ErrorBody
  readonly answered: boolean

  constructor(body: ErrorBody, answered: boolean, options?: ErrorOptions) {
    super(body.error.message, options)
    this.name = body.error.name
    this.body = body
    this.answered = answered
  }

  get status(): number {
    return this.body.error.status
  }
}

/** The error for a missing response, or one without a body. */
export function unknownError(message: string, answered: boolean, cause?: unknown): ContentError {
  return new ContentError({ error: { status: 500, name: 'UnknownError', message } }, answered, { cause })
}
