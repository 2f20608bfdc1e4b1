import { ownVacancyEndpoints } from '@gevel/contract/endpoints/own-vacancies'
import { href } from '@gevel/contract/hrefs'
import { logoSlot } from '@gevel/contract/logo-files'
import { mandateReferenceOf } from '@gevel/contract/subscriptions'
import { redirect } from 'react-router'
import { callEndpoint } from '../../../content/call-endpoint.server.ts'
import { PaymentInputs } from '../../../forms/fields/payment-inputs.tsx'
import { preserveInput } from '../../../forms/preserve-input.ts'
import { WizardPage } from '../../../forms/wizard/page/wizard-page.tsx'
import { wizardAction } from '../../../forms/wizard/server/wizard-action.server.ts'
import { wizardLoader } from '../../../forms/wizard/server/wizard-loader.server.ts'
import { revalidateWizard, wizardHandle } from '../../../forms/wizard/wizard-route.ts'
import { styleSheets } from '../../../routing/routes/style-sheets.ts'
import { loadOwnAddress } from '../../../session/load-own-address.server.ts'
import ownStyles from '../../../styles/features/own-vacancies.css?url'
import orderStyles from '../../../styles/features/subscription-order.css?url'
import vacancyStyles from '../../../styles/features/vacancy.css?url'
import listStyles from '../../../styles/features/vacancy-list.css?url'
import inputStyles from '../../../styles/forms/rare-inputs.css?url'
import wizardStyles from '../../../styles/forms/wizard.css?url'
import { loadOwnCompanies } from '../company/own-companies.server.ts'
import { TextFields } from '../text/text-fields.tsx'
import type { Route } from './+types/place-step.route.ts'
import { chargeOfAnswers } from './charge.ts'
import { loadOffer } from './offer.server.ts'
import { priceText } from './package-words.ts'
import { ChargeHead } from './parts/charge-rows.tsx'
import { CompanyFields } from './parts/company-fields.tsx'
import { keptLogoHref } from './parts/kept-logo.ts'
import { PlaceAgreement } from './parts/place-agreement.tsx'
import { placeWizard } from './place-wizard.ts'
import { placementInput } from './placement-input.ts'
import { employerOfAnswers, knownCompanies } from './steps/company-step.ts'

export const handle = wizardHandle

export const links = styleSheets(wizardStyles, inputStyles, orderStyles, vacancyStyles, listStyles, ownStyles)

/** `/vacatures/plaatsen/{draft}/{step}`: placing a vacancy. */
export async function loader(args: Route.LoaderArgs) {
  const [offer, own, companies] = await Promise.all([
    loadOffer(args),
    loadOwnAddress(args.request),
    loadOwnCompanies(args),
  ])
  return wizardLoader(args, placeWizard(offer, companies), {
    known: {
      bedrijf: own ?? undefined,
      ...knownCompanies(companies),
      tekst: own ? { applyEmail: own.email } : undefined,
    },
    shown: (answers) => chargeOfAnswers(answers, offer, companies),
    beside: (answers) => ({
      charge: chargeOfAnswers(answers, offer, companies),
      company: employerOfAnswers(answers, companies)?.company ?? null,
      mandateReference: mandateReferenceOf(args.params.draft),
      ordering: offer.ordering,
      reviewText: offer.reviewText,
      isLoggedIn: own !== null,
    }),
  })
}

export async function action(args: Route.ActionArgs) {
  const [offer, companies] = await Promise.all([loadOffer(args), loadOwnCompanies(args)])
  return wizardAction(args, placeWizard(offer, companies), {
    title: 'De vacature is niet geplaatst',
    slots: { [logoSlot]: ownVacancyEndpoints.storeLogo },
    shown: (answers) => chargeOfAnswers(answers, offer, companies),
    async submit({ answers, draft }) {
      await callEndpoint(args.request, ownVacancyEndpoints.place, {
        input: { ...placementInput(answers, offer, companies), draft },
      })
      return redirect(href('/vacatures/geplaatst/:draft', { draft: draft.id }))
    },
  })
}

export const clientAction = preserveInput<Awaited<ReturnType<typeof action>>>
export const shouldRevalidate = revalidateWizard

export default function PlaceStepRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { wizard: view, beside } = loaderData
  const charge = beside?.charge
  return (
    <WizardPage
      view={view}
      result={actionData}
      above={[
        { label: 'Vacatures', href: href('/vacatures') },
        { label: 'Vacature plaatsen', href: href('/vacatures/plaatsen') },
      ]}
      here="Uw vacature"
      slip={{ head: charge && <ChargeHead charge={charge} />, line: charge ? priceText(charge.version) : '' }}
      fields={{
        ...(view.kind === 'step' && view.name.startsWith('bedrijf') && { [view.name]: <CompanyFields view={view} /> }),
        tekst: (
          <TextFields
            company={beside?.company ?? null}
            logo={keptLogoHref(view)}
            isFeatured={charge?.version.isFeatured ?? false}
          />
        ),
        betaling: beside?.ordering?.directDebit && (
          <PaymentInputs reference={beside.mandateReference} ordering={beside.ordering} />
        ),
      }}
      agreement={
        charge &&
        beside && <PlaceAgreement charge={charge} reviewText={beside.reviewText} isLoggedIn={beside.isLoggedIn} />
      }
    />
  )
}
