import { isEuCountry } from '@gevel/contract/identifiers/eu-countries'
import type { PlaceVacancyInput, VacancyTextInput } from '@gevel/contract/own-vacancies'
import type { Answers } from '../../../forms/wizard/answers.ts'
import { textForm, textInput } from '../text/text-form.ts'
import type { Offer } from './offer.server.ts'
import { companyForm } from './steps/company-step.ts'
import { chosenPackage, packageForm } from './steps/package-step.ts'
import { paymentForm } from './steps/payment-step.ts'

type PlacementInput = Omit<PlaceVacancyInput, 'draft' | 'text'> & { text: VacancyTextInput }

/** What the answers place, as the endpoint gets it. The answers are those of a draft whose steps are all done. */
export function placementInput(answers: Answers, offer: Offer): PlacementInput {
  const chosen = answers.get(packageForm(offer.packages))
  const version = chosenPackage(offer.packages, chosen)?.version
  if (!version) throw new Error('A vacancy without a package')
  const { company, website, name, email, kvk, vatId, reference, street, postcode, city, country } =
    answers.get(companyForm)
  if (!isEuCountry(country)) throw new Error('An address outside the countries of the form')
  return {
    packageVersionId: version.id,
    text: textInput(answers.get(textForm)),
    employer: { name: company, website: website.trim() || null, logoId: null },
    customer: {
      ...{ kind: 'company', name: company, contact: name, email },
      ...{ kvk: kvk.trim() || null, vatId: vatId.trim() || null },
    },
    address: { street, postcode, city, country },
    payment: version.priceCents === 0 ? null : paymentOf(answers, offer),
    reference: reference.trim() || null,
    termsVersion: offer.terms.version,
    startsOn: chosen.startsOn || null,
  }
}

function paymentOf(answers: Answers, offer: Offer): PlacementInput['payment'] {
  const { method, iban, holder } = answers.get(paymentForm(offer))
  const textVersion = offer.ordering?.directDebit?.mandate.version
  if (method === 'invoice' || textVersion === undefined) return { method: 'invoice' }
  return { method, iban, holder, mandate: { textVersion, agreed: true } }
}
