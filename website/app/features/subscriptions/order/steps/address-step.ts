import { countryName } from '@gevel/contract/identifiers/eu-countries'
import { readPostcode } from '@gevel/contract/identifiers/postcode'
import { defineForm } from '../../../../forms/schema/define-form.ts'
import type { Answers } from '../../../../forms/wizard/answers.ts'
import { defineStep } from '../../../../forms/wizard/define-step.ts'
import { countryOptions } from '../country-options.ts'
import type { OrderedPlan } from '../ordered-plan.ts'
import { companyForm } from './who-step.ts'

const NAME = { name: 'adres' } as const

/** @param countries to choose from */
export function addressForm(countries: readonly string[]) {
  return defineForm(
    {
      street: {
        type: 'text',
        label: 'Straat en huisnummer',
        validation: 'required',
        autocomplete: 'street-address',
        maxLength: 100,
      },
      postcode: {
        type: 'text',
        label: 'Postcode',
        validation: 'required',
        autocomplete: 'postal-code',
        maxLength: 12,
      },
      city: { type: 'text', label: 'Plaats', validation: 'required', autocomplete: 'address-level2', maxLength: 80 },
      country: {
        type: 'select',
        label: 'Land',
        validation: 'required',
        options: countryOptions(countries),
        value: countries.includes('NL') ? 'NL' : '',
        autocomplete: 'country',
      },
    },
    NAME,
  )
}

export function addressStep(ordered: OrderedPlan) {
  return defineStep<ReturnType<typeof addressForm>>({
    ...NAME,
    title: 'Adres',
    question: 'Wat is het adres?',
    form: (answers) => addressForm(countriesOf(ordered, answers)),
    check: ({ postcode, country }) =>
      readPostcode(postcode, country)
        ? {}
        : {
            postcode:
              country === 'NL'
                ? 'Vul een postcode in zoals 1234 AB.'
                : `Dit is geen postcode van ${countryName(country)}.`,
          },
    summary: ({ street, postcode, city, country }) => [
      {
        label: 'Adres',
        value: [
          street,
          `${readPostcode(postcode, country) ?? postcode} ${city}`,
          ...(country === 'NL' ? [] : [countryName(country)]),
        ].join('\n'),
      },
    ],
  })
}

/** A company has said where it is. */
function countriesOf(ordered: OrderedPlan, answers: Answers): readonly string[] {
  const countries = ordered.countries(answers)
  const company = ordered.kind(answers) === 'company' ? answers.find(companyForm(countries)) : undefined
  return company ? [company.country] : countries
}
