import type { FormFailure } from '../../forms/schema/failure.ts'

/** Whether the link of a mail will never do anything again; what else went wrong may go well in a while. */
export function isDeadLink(failure: FormFailure | undefined): boolean {
  return failure?.code === 'invalid-action-code' || failure?.code === 'expired-action-code'
}
