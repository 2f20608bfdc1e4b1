import { defineForm } from '../../../forms/schema/define-form.ts'
import type { FormFailure } from '../../../forms/schema/failure.ts'

/** The link of a mail only opens a question: its button confirms. */
export const confirmForm = defineForm({}, { name: 'confirm' })

/** Whether the link of a mail is permanently invalid; other failures may be temporary. */
export function isInvalidLink(failure: FormFailure | undefined): boolean {
  return failure?.code === 'invalid-action-code' || failure?.code === 'expired-action-code'
}
