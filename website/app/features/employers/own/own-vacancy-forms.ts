import { defineForm } from '../../../forms/schema/define-form.ts'

export const withdrawForm = defineForm({}, { name: 'terugtrekken' })

export const closeForm = defineForm(
  {
    because: {
      type: 'radio',
      label: 'Waarom sluit u de vacature?',
      validation: 'required',
      options: [
        { value: 'filled', label: 'Vervuld', hint: 'Er is iemand gevonden' },
        { value: 'withdrawn', label: 'Ingetrokken', hint: 'De vacature vervalt' },
      ],
      value: 'filled',
    },
  },
  { name: 'sluiten' },
)

/** Begins a new vacancy with the text of this one. */
export const copyForm = defineForm({}, { name: 'kopieren' })
