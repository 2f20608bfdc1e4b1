import { href } from '@gevel/contract/hrefs'
import type { OwnCompany } from '@gevel/contract/own-vacancies'
import { defineForm } from '../../../forms/schema/define-form.ts'
import { defineStep } from '../../../forms/wizard/define-step.ts'
import { defineWizard } from '../../../forms/wizard/define-wizard.ts'
import type { Offer } from './offer.server.ts'
import { companySteps } from './steps/company-step.ts'
import { employerStep } from './steps/employer-step.ts'
import { packageStep } from './steps/package-step.ts'
import { paymentStep } from './steps/payment-step.ts'
import { textStep } from './steps/text-step.ts'

/** Names the drafts of vacancies; the backend takes no others. */
export const WIZARD_NAME = 'vacature'

/** @param companies whose vacancies the reader works on */
export function placeWizard(offer: Offer, companies: readonly OwnCompany[] = []) {
  return defineWizard({
    name: WIZARD_NAME,
    title: 'Uw vacature',
    submitLabel: 'Plaats de vacature',
    reassurance: 'Er is nog niets geplaatst. Uw vacature blijft 30 dagen bewaard, ook als u dit venster sluit.',
    stepHref: (address) => href('/vacatures/plaatsen/:draft/:step', address),
    startHref: href('/vacatures/plaatsen'),
    doneHref: (_result, draft) => href('/vacatures/geplaatst/:draft', { draft }),
    steps: [
      packageStep(offer),
      textStep(offer),
      employerStep(companies),
      ...companySteps(companies),
      paymentStep(offer),
      defineStep({
        name: 'controle',
        title: 'Controle en plaatsen',
        question: 'Klopt alles?',
        intro: 'Kijk uw vacature na. Daarna leest de redactie haar.',
        form: checkForm,
      }),
    ],
  })
}

const checkForm = defineForm(
  {
    agreed: {
      type: 'checkbox',
      label: 'Ik ga akkoord met de voorwaarden voor vacatures.',
      validation: 'required',
      validationLabel: 'Uw akkoord',
    },
  },
  { name: 'controle' },
)
