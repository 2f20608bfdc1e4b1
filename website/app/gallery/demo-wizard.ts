import { href } from '@gevel/contract/hrefs'
import { defineForm } from '../forms/schema/define-form.ts'
import { defineStep } from '../forms/wizard/define-step.ts'
import { defineWizard } from '../forms/wizard/define-wizard.ts'

const whoForm = defineForm(
  {
    who: {
      type: 'radio',
      label: 'Voor wie is het?',
      validation: 'required',
      options: [
        { value: 'person', label: 'Voor mijzelf' },
        { value: 'company', label: 'Voor mijn bedrijf' },
      ],
    },
    name: { type: 'text', label: 'Naam', validation: 'required', autocomplete: 'name' },
  },
  { name: 'gegevens' },
)

const companyForm = defineForm(
  { company: { type: 'text', label: 'Bedrijf', validation: 'required', autocomplete: 'organization' } },
  { name: 'bedrijf' },
)

const amountForm = defineForm(
  {
    amount: { type: 'number', label: 'Aantal', validation: 'required', min: 1, max: 99 },
    reason: { type: 'text', label: 'Reden van een groot aantal' },
  },
  { name: 'aantal' },
)

const checkForm = defineForm({ now: { type: 'checkbox', label: 'Ik wil direct beginnen' } }, { name: 'controle' })

/** A wizard with every kind of step, whose last submission sends nothing: for development, and for the journeys. */
export const demoWizard = defineWizard({
  name: 'proef',
  title: 'Uw bestelling',
  submitLabel: 'Versturen',
  reassurance: 'U zit nog nergens aan vast. Wat u invult blijft 30 dagen bewaard, ook als u dit venster sluit.',
  stepHref: (address) => href('/_ui/stappen/:draft/:step', address),
  startHref: href('/_ui/stappen'),
  doneHref: () => href('/_ui/stappen'),
  steps: [
    defineStep({
      name: 'gegevens',
      title: 'Gegevens',
      question: 'Wie bent u?',
      form: whoForm,
      summary: ({ who, name }) => [
        { label: 'Naam', value: name, detail: who === 'company' ? 'Bedrijf' : 'Particulier' },
      ],
    }),
    defineStep({
      name: 'bedrijf',
      title: 'Bedrijf',
      question: 'Voor welk bedrijf is het?',
      form: companyForm,
      isNeeded: (answers) => answers.find(whoForm)?.who === 'company',
      summary: ({ company }) => [{ label: 'Bedrijf', value: company }],
    }),
    defineStep({
      name: 'aantal',
      title: 'Aantal',
      question: 'Hoeveel wilt u er?',
      intro: 'Boven de tien vragen wij waarom.',
      form: amountForm,
      check: ({ amount, reason }) => (amount > 10 && reason === '' ? { reason: 'Een reden is verplicht.' } : {}),
      summary: ({ amount }) => [{ label: 'Aantal', value: String(amount) }],
    }),
    defineStep({ name: 'controle', title: 'Controle', question: 'Klopt alles?', form: checkForm }),
  ],
})
