import { defineForm } from '../../../forms/schema/define-form.ts'
import { idField as id, inviteeFields, noteField } from '../../invitations/people/invitation-fields.ts'

/** The forms of the colleagues of a company, each sent with its name. */
export const colleagueForms = {
  uitnodigen: defineForm(
    {
      ...inviteeFields,
      role: {
        type: 'radio',
        label: 'Wat mag deze collega?',
        validation: 'required',
        options: [
          { value: 'member', label: 'Lid', hint: 'Vacatures plaatsen en wijzigen, en sollicitaties lezen' },
          { value: 'owner', label: 'Eigenaar', hint: 'Ook de bedrijfsgegevens, de facturen en de collega’s' },
        ],
        value: 'member',
      },
      note: noteField,
    },
    { name: 'uitnodigen' },
  ),
  opnieuw: defineForm({ id }, { name: 'opnieuw' }),
  intrekken: defineForm({ id }, { name: 'intrekken' }),
  verwijderen: defineForm({ id }, { name: 'verwijderen' }),
  eigenaar: defineForm({ id }, { name: 'eigenaar' }),
  lid: defineForm({ id }, { name: 'lid' }),
}
