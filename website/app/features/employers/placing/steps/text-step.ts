import { hours, salary } from '@gevel/contract/vacancy-facts'
import { defineStep } from '../../../../forms/wizard/define-step.ts'
import { textForm, textProblems } from '../../text/text-form.ts'
import type { Offer } from '../offer.server.ts'

/** Whether a vacancy has to have a salary today. */
export function isSalaryRequired({ salaryRequiredFrom, today }: Pick<Offer, 'salaryRequiredFrom' | 'today'>): boolean {
  return salaryRequiredFrom !== null && salaryRequiredFrom <= today
}

export function textStep(offer: Offer) {
  return defineStep({
    name: 'tekst',
    title: 'Tekst',
    question: 'Wat is de vacature?',
    form: textForm,
    check: (values) => textProblems(values, { isSalaryRequired: isSalaryRequired(offer) }),
    summary: ({
      title,
      city,
      hoursMin = null,
      hoursMax = null,
      salaryMin = null,
      salaryMax = null,
      apply,
      ...values
    }) => [
      {
        label: 'Vacature',
        value: title,
        detail: [city, hours({ hoursMin, hoursMax }), salary({ salaryMin, salaryMax })].filter(Boolean).join(', '),
      },
      { label: 'Reageren', value: apply === 'link' ? values.applyUrl : values.applyEmail, detail: applyWords[apply] },
    ],
  })
}

const applyWords = { form: 'Met het formulier op deze site', link: 'Op uw eigen site', mail: 'Per mail' } as const
