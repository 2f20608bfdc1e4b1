import { defineForm } from '../../../forms/schema/define-form.ts'

/** The link of a mail only opens a question: its button confirms. */
export const confirmForm = defineForm({}, { name: 'confirm' })
