import type { ReportReason } from '@gevel/contract/comments'
import { maxLength } from '@gevel/contract/field-lengths'
import { messageField } from '../../../forms/fields/message-field.ts'
import { defineForm } from '../../../forms/schema/define-form.ts'

const most = new Intl.NumberFormat('nl-NL').format(maxLength.message)

const text = messageField('Uw reactie')

/** The form on an article; `sending` identifies one press of the button. */
export const writeForm = defineForm(
  {
    text: {
      ...text,
      hint: `Uw naam staat erbij. Uw eerste reactie, en reacties met een link, leest de redactie voordat anderen ze zien. Hoogstens ${most} tekens.`,
    },
    sending: { type: 'hidden', validation: 'required', maxLength: 36 },
  },
  { name: 'reactie' },
)

/** A reply, on a screen of its own. */
export const replyForm = defineForm({
  text: {
    ...messageField('Uw antwoord'),
    hint: `Uw naam staat erbij. Uw eerste reactie, en reacties met een link, leest de redactie voordat anderen ze zien. Hoogstens ${most} tekens.`,
  },
  sending: { type: 'hidden', validation: 'required', maxLength: 36 },
})

/** Recommends a comment, or no longer; `back` is where it is in the list. */
export const recommendForm = defineForm({
  keep: { type: 'hidden', validation: 'required', maxLength: 3 },
  back: { type: 'hidden', validation: 'required', maxLength: 500 },
})

export const changeForm = defineForm({
  text: {
    ...text,
    hint: 'Zet u er een link in, dan leest de redactie de reactie opnieuw voordat anderen die weer zien.',
  },
})
export const removeForm = defineForm({})

const reasons: Record<ReportReason, string> = {
  offensive: 'Beledigend of discriminerend',
  advertising: 'Reclame',
  incorrect: 'Onjuist',
  other: 'Iets anders',
}

export const reportForm = defineForm({
  reason: {
    type: 'radio',
    label: 'Wat is er mis?',
    validation: 'required',
    validationLabel: 'Een reden',
    // the table above contains exactly the reasons
    options: Object.entries(reasons).map(([value, label]) => ({ value: value as ReportReason, label })),
  },
  note: { type: 'textarea', label: 'Toelichting', maxLength: maxLength.note, rows: 3 },
})
