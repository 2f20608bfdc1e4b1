import { euCountries } from '@gevel/contract/identifiers/eu-countries'
import type { NewsletterList } from '@gevel/contract/newsletter'
import type { Ordering, Plan } from '@gevel/contract/plans'
import type { Answers } from '../../../forms/wizard/answers.ts'
import type { Audience } from '../plans/plan-words.ts'
import { seatsOf } from './order-plan.ts'
import { chosenPlan, planForm } from './steps/plan-step.ts'

/** The content that an order depends on, and what of it was chosen. */
export interface OrderedPlan {
  ordering: Ordering
  /** undefined before the first step is done */
  plan: (answers: Answers) => Plan | undefined
  kind: (answers: Answers) => Audience
  seats: (answers: Answers) => number
  /** the path to return to after the order */
  back: (answers: Answers) => string
  /** where it can be ordered from: with a magazine on paper only where that is delivered */
  countries: (answers: Answers) => readonly string[]
  /** of the editions that the plan is for */
  newsletters: (answers: Answers) => NewsletterList[]
}

export function orderedPlan(plans: readonly Plan[], ordering: Ordering): OrderedPlan {
  const form = planForm(plans)
  const plan = (answers: Answers) => {
    const values = answers.find(form)
    return values && chosenPlan(plans, values)
  }
  return {
    ordering,
    plan,
    kind: (answers) => (answers.find(form)?.kind === 'company' ? 'company' : 'person'),
    seats(answers) {
      const version = plan(answers)?.version
      return version ? seatsOf(answers.get(form), version) : 1
    },
    back: (answers) => answers.find(form)?.back ?? '/',
    countries: (answers) => (plan(answers)?.version.print ? ordering.countries : euCountries),
    newsletters(answers) {
      const edition = plan(answers)?.version.edition ?? 'general'
      return edition === 'mix' ? ['general', 'pro'] : [edition]
    },
  }
}
