import type { ReportReason } from '@gevel/contract/comments'
import { defineForm } from '../../forms/schema/define-form.ts'

/** Most characters; the backend counts the same. */
const longest = 2000
const longestNote = 500

const text = {
  type: 'textarea',
  label: 'Uw reactie',
  validation: `required|length:2,${longest}`,
  maxLength: longest,
  rows: 5,
} as const

/** Under an article; `sending` is the same for all that is one press of the button. */
export const writeForm = defineForm(
  {
    text: {
      ...text,
      hint: 'Uw naam staat erbij. Uw eerste reactie, en reacties met een link, leest de redactie voordat anderen ze zien.',
    },
    sending: { type: 'hidden', validation: 'required', maxLength: 36 },
  },
  { name: 'reactie' },
)

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
    options: Object.entries(reasons).map(([value, label]) => ({ value, label })),
  },
  note: { type: 'textarea', label: 'Toelichting', maxLength: longestNote, rows: 3 },
})
