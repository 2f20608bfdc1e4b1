import { applicationWizard, cvSlot } from '@gevel/contract/applications'
import { cvFiles } from '@gevel/contract/cv-files'
import type { DraftFile } from '@gevel/contract/drafts'
import { maxLength } from '@gevel/contract/field-lengths'
import { href } from '@gevel/contract/hrefs'
import { messageField } from '../../../forms/fields/message-field.ts'
import { emailField, nameField } from '../../../forms/fields/person-fields.ts'
import { defineForm } from '../../../forms/schema/define-form.ts'
import { defineStep } from '../../../forms/wizard/define-step.ts'
import { defineWizard } from '../../../forms/wizard/define-wizard.ts'

/** The step that the button of a vacancy fills in, and the one that is asked. */
export const VACANCY_STEP = 'vacature'
export const APPLY_STEP = 'sollicitatie'

/**
 * The form of an application.
 * @param hasCv whether the draft keeps one: another may be chosen then, and none has to be
 * @param employer who may keep it for a year
 */
export function applyForm({ hasCv, employer }: { hasCv: boolean; employer: string }) {
  return defineForm(
    {
      name: nameField,
      email: emailField('E-mailadres', 'email'),
      phone: {
        type: 'tel',
        label: 'Telefoon',
        autocomplete: 'tel',
        maxLength: 30,
        validation: [['matches', /^\+?[\d\s().-]{6,}$/]],
        validationMessages: { matches: 'Vul een geldig telefoonnummer in.' },
      },
      motivation: {
        ...messageField('Waarom deze baan?', maxLength.motivation),
        validationLabel: 'Waarom deze baan',
        hint: 'Mag kort.',
        rows: 6,
      },
      cv: {
        type: 'file',
        label: hasCv ? 'Vervang uw cv' : 'Cv',
        validationLabel: 'Cv',
        validation: hasCv ? '' : 'required',
        accept: cvFiles.types,
        maxBytes: cvFiles.maxBytes,
      },
      keep: {
        type: 'checkbox',
        label: `${employer} mag mijn sollicitatie een jaar bewaren voor een volgende vacature.`,
        hint: 'Niet verplicht. U trekt het in met de link in uw bevestiging.',
      },
    },
    { name: APPLY_STEP },
  )
}

/** An application for one vacancy: the draft of another one leads back to the vacancy. */
export function applyWizard({ id, employer }: { id: number; employer: string }) {
  const start = href('/vacatures/solliciteren/:id', { id })
  return defineWizard({
    name: applicationWizard,
    title: 'Uw sollicitatie',
    submitLabel: 'Verstuur sollicitatie',
    reassurance: '',
    steps: [
      defineStep({
        name: VACANCY_STEP,
        title: 'Vacature',
        question: 'Vacature',
        form: defineForm({ vacancy: { type: 'hidden', validation: `required|is:${id}` } }, { name: VACANCY_STEP }),
      }),
      defineStep({
        name: APPLY_STEP,
        title: 'Sollicitatie',
        question: 'Solliciteren',
        form: (_, files: readonly DraftFile[]) =>
          applyForm({ hasCv: files.some(({ slot }) => slot === cvSlot), employer }),
      }),
    ],
    stepHref: ({ draft, step }) =>
      step === VACANCY_STEP ? start : href('/vacatures/solliciteren/:id/:draft', { id, draft }),
    startHref: start,
    doneHref: () => `${start}?verstuurd`,
  })
}
