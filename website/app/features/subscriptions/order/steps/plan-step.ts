import { mostSeats } from '@gevel/contract/most-seats'
import type { Plan, PlanVersion } from '@gevel/contract/plans'
import { defineForm } from '../../../../forms/schema/define-form.ts'
import type { FormValues } from '../../../../forms/schema/values.ts'
import { defineStep } from '../../../../forms/wizard/define-step.ts'
import { leadingPrice, offerOf, readersText } from '../../plans/plan-words.ts'
import { KINDS } from '../order-choices.ts'
import { choiceProblems, seatsOf } from '../order-plan.ts'

/** The form of the first step. Its values decide on all others. */
export function planForm(plans: readonly Plan[]) {
  return defineForm(
    {
      plan: {
        type: 'radio',
        label: 'Abonnement',
        validation: 'required',
        options: plans.map(({ version }) => ({ value: version.slug, label: version.name, hint: priceHint(version) })),
      },
      kind: { type: 'radio', label: 'Wie neemt het abonnement?', validation: 'required', options: KINDS },
      seats: {
        type: 'number',
        label: 'Aantal lezers',
        hint: 'Leeg: zoveel als er bij het abonnement horen. U nodigt hen uit na uw bestelling.',
        min: 1,
        max: mostSeats,
        step: 1,
      },
      /** the path to return to after the order */
      back: { type: 'hidden', maxLength: 1000 },
    },
    { name: 'abonnement' },
  )
}

/** The prices of whoever can order it: the choice between a person and a company is made in this form. */
function priceHint(version: PlanVersion): string {
  const { price, per } = offerOf(version, version.audience === 'company' ? 'company' : 'person')
  if (version.audience === 'company') return `${leadingPrice(price, 'company')} ${per}, zonder btw`
  const person = `${leadingPrice(price, 'person')} ${per}`
  return version.audience === 'person' ? person : `${person}, ${leadingPrice(price, 'company')} zonder btw`
}

export type PlanValues = FormValues<ReturnType<typeof planForm>>

/** The plan that was chosen; undefined when it is no longer on sale. */
export function chosenPlan(plans: readonly Plan[], { plan }: Pick<PlanValues, 'plan'>): Plan | undefined {
  return plans.find(({ version }) => version.slug === plan)
}

export function planStep(plans: readonly Plan[]) {
  return defineStep({
    name: 'abonnement',
    title: 'Abonnement',
    question: 'Welk abonnement wilt u?',
    form: planForm(plans),
    check: (values) => {
      const plan = chosenPlan(plans, values)
      return plan ? choiceProblems(values, plan) : { plan: 'Dit abonnement is niet meer te bestellen. Kies een ander.' }
    },
    summary: (values) => {
      const plan = chosenPlan(plans, values)
      if (!plan) return []
      const { version, included } = plan
      const detail = `${included.join('. ')}. ${readersText(seatsOf(values, version))}.`
      return [{ label: 'Abonnement', value: version.name, detail }]
    },
  })
}
