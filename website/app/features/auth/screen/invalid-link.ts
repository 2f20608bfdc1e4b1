import type { FormFailure } from '../../../forms/schema/failure.ts'

/** Whether the link of a mail is permanently invalid; other failures may be temporary. */
export function isInvalidLink(failure: FormFailure | undefined): boolean {
  return failure?.code === 'invalid-action-code' || failure?.code === 'expired-action-code'
}
