import { maxInvitationNote } from '@gevel/contract/invitations'

/** Which person or invitation of a list a form is about. */
export const idField = { type: 'hidden', validation: 'required', maxLength: 12 } as const

/** Whom to invite. */
export const inviteeFields = {
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
} as const

/** What the inviter says to them. */
export const noteField = {
  type: 'textarea',
  label: 'Bericht bij de uitnodiging',
  hint: 'Dit staat op de pagina van de uitnodiging.',
  maxLength: maxInvitationNote,
  rows: 2,
} as const
