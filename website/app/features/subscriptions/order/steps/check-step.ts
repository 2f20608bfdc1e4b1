import { newsletterWording } from '@gevel/contract/newsletter-wordings'
import { defineForm } from '../../../../forms/schema/define-form.ts'
import { defineStep } from '../../../../forms/wizard/define-step.ts'
import type { OrderedPlan } from '../ordered-plan.ts'

const NAME = { name: 'controle' } as const

/** Asks for the newsletter of the plan; never ticked beforehand (Telecommunicatiewet art. 11.7). */
const newsletter = { type: 'checkbox', label: newsletterWording('order') } as const

/** A consumer may ask to begin within the period of withdrawal (BW 6:230v lid 8); never ticked beforehand. */
const consumerCheckForm = defineForm(
  {
    startsAtOnce: {
      type: 'checkbox',
      label: 'Ik wil direct beginnen en weet dat ik bij herroepen naar rato betaal.',
    },
    newsletter,
  },
  NAME,
)
const companyCheckForm = defineForm({ newsletter }, NAME)

export function checkStep(ordered: OrderedPlan) {
  return defineStep({
    ...NAME,
    title: 'Controle',
    question: 'Klopt alles?',
    intro: 'Kijk uw antwoorden na. Bij het totaal staat wat u betaalt en hoe u ervan af kunt.',
    form: (answers) => (ordered.kind(answers) === 'company' ? companyCheckForm : consumerCheckForm),
  })
}
