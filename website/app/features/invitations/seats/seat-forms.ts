import { defineForm } from '../../../forms/schema/define-form.ts'
import { idField as id, inviteeFields, noteField } from '../people/invitation-fields.ts'

/** The forms of the readers of a subscription, each sent with its name. */
export const seatForms = {
  uitnodigen: defineForm({ ...inviteeFields, note: noteField }, { name: 'uitnodigen' }),
  opnieuw: defineForm({ id }, { name: 'opnieuw' }),
  intrekken: defineForm({ id }, { name: 'intrekken' }),
  terugnemen: defineForm({ id }, { name: 'terugnemen' }),
  beheerder: defineForm({ id }, { name: 'beheerder' }),
  lezer: defineForm({ id }, { name: 'lezer' }),
}
