import type { OwnCompany, PlaceVacancyInput, VacancyTextInput } from '@gevel/contract/own-vacancies'
import type { Answers } from '../../../forms/wizard/answers.ts'
import { detailsInput } from '../company/company-form.ts'
import { textForm, textInput } from '../text/text-form.ts'
import type { Offer } from './offer.server.ts'
import { ownedForm } from './steps/company-step.ts'
import { chosenCompany, companyStepName } from './steps/employer-step.ts'
import { chosenPackage, packageForm } from './steps/package-step.ts'
import { paymentForm } from './steps/payment-step.ts'

type PlacementInput = Omit<PlaceVacancyInput, 'draft' | 'text'> & { text: VacancyTextInput }

/** What the answers place, as the endpoint gets it. The answers are those of a draft whose steps are all done. */
export function placementInput(answers: Answers, offer: Offer, companies: readonly OwnCompany[]): PlacementInput {
  const chosen = answers.get(packageForm(offer.packages))
  const version = chosenPackage(offer.packages, chosen)?.version
  if (!version) throw new Error('A vacancy without a package')
  const own = chosenCompany(answers, companies)
  const {
    company,
    website,
    reference,
    logo: _logo,
    logoCrop: _crop,
    ...details
  } = answers.get(ownedForm(companyStepName(own, companies)))
  return {
    packageVersionId: version.id,
    text: textInput(answers.get(textForm)),
    employer: { name: company, website: website.trim() || null },
    companyNumber: own?.number ?? null,
    details: own && own.role !== 'owner' ? null : detailsInput({ company, ...details }),
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
