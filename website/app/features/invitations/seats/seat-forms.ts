import { maxInvitationNote } from '@gevel/contract/invitations'
import { defineForm } from '../../../forms/schema/define-form.ts'

const id = { type: 'hidden', validation: 'required', maxLength: 12 } as const

/** The forms of the readers of a subscription, each sent with its name. */
export const seatForms = {
  uitnodigen: defineForm(
    {
      list: {
        type: 'textarea',
        label: 'Nodig een collega uit',
        validation: 'required',
        validationLabel: 'E-mailadres',
        hint: 'Meer dan één? Plak een lijst, met of zonder namen, elk adres op een eigen regel.',
        placeholder: 'naam@bedrijf.nl',
        rows: 2,
        spellcheck: false,
      },
      note: {
        type: 'textarea',
        label: 'Bericht bij de uitnodiging',
        hint: 'Dit staat op de pagina van de uitnodiging.',
        maxLength: maxInvitationNote,
        rows: 2,
      },
    },
    { name: 'uitnodigen' },
  ),
  opnieuw: defineForm({ id }, { name: 'opnieuw' }),
  intrekken: defineForm({ id }, { name: 'intrekken' }),
  terugnemen: defineForm({ id }, { name: 'terugnemen' }),
  beheerder: defineForm({ id }, { name: 'beheerder' }),
  lezer: defineForm({ id }, { name: 'lezer' }),
}
