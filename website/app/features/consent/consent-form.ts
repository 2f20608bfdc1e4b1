import { defineForm } from '../../forms/schema/define-form.ts'

export const consentForm = defineForm({
  granted: {
    type: 'checkbox',
    label: 'Wat mag de site nog meer?',
    options: [
      {
        value: 'statistics',
        label: 'Statistieken',
        hint: 'Wij tellen hoe vaak een pagina wordt gelezen. Dat gebeurt zonder te weten wie u bent, zonder uw internetadres te bewaren en zonder andere bedrijven.',
      },
      {
        value: 'marketing',
        label: 'Marketing en media van anderen',
        hint: 'Films van YouTube en Vimeo laden dan meteen. Die bedrijven krijgen daarmee uw internetadres en kunnen cookies plaatsen, ook voor reclame.',
      },
    ],
  },
})
