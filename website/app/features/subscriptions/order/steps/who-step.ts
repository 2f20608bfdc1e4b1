import { companyFields, companyProblems } from '../../../../forms/fields/company-fields.ts'
import { emailField, nameField } from '../../../../forms/fields/person-fields.ts'
import { defineForm } from '../../../../forms/schema/define-form.ts'
import type { FormValues } from '../../../../forms/schema/values.ts'
import { defineStep } from '../../../../forms/wizard/define-step.ts'
import type { OrderedPlan } from '../ordered-plan.ts'

const NAME = { name: 'gegevens' } as const

export const personForm = defineForm({ name: nameField, email: emailField('E-mailadres', 'email') }, NAME)

/** @param countries where it may be, ISO 3166-1 alpha-2 */
export function companyForm(countries: readonly string[]) {
  return defineForm(companyFields(countries), NAME)
}

type CompanyValues = FormValues<ReturnType<typeof companyForm>>

export function whoStep(ordered: OrderedPlan) {
  return defineStep({
    ...NAME,
    title: 'Gegevens',
    question: 'Wie bestelt er?',
    intro: 'Naar het mailadres gaan de bevestiging en de facturen.',
    form: (answers) => (ordered.kind(answers) === 'company' ? companyForm(ordered.countries(answers)) : personForm),
    check: (values) => ('company' in values ? companyProblems(values as CompanyValues) : {}),
    summary: (values) => {
      const { name, email } = values
      const detail = 'Hierheen gaat de bevestiging, met de voorwaarden als pdf.'
      return [
        'company' in values
          ? { label: 'Abonnee', value: (values as CompanyValues).company, detail: companyLine(values as CompanyValues) }
          : { label: 'Abonnee', value: name, detail: 'Particulier' },
        { label: 'E-mailadres', value: email, detail },
      ]
    },
  })
}

function companyLine({ name, kvk, vatId }: CompanyValues): string {
  return [`Ter attentie van ${name}`, kvk && `KvK ${kvk.trim()}`, vatId && `btw-id ${vatId.trim()}`]
    .filter(Boolean)
    .join(', ')
}
