import { ownSubscriptionEndpoints as endpoints } from '@gevel/contract/endpoints/own-subscriptions'
import { isEuCountry } from '@gevel/contract/identifiers/eu-countries'
import type { OwnSubscription } from '@gevel/contract/own-subscriptions'
import { redirect } from 'react-router'
import type { AccountProblem } from '../../../content/account-problem.ts'
import { callEndpoint } from '../../../content/call-endpoint.server.ts'
import { problemInForm } from '../../../forms/server/problem-in-form.server.ts'
import type { FormError } from '../../../forms/server/read-form.server.ts'
import { submitOneOf } from '../../../forms/server/submit-form.server.ts'
import { type DeclaredNotice, declareNotices } from '../../../routing/done-notice.ts'
import type { PageLoaderArgs } from '../../../routing/page-loader-args.ts'
import {
  cancelForm,
  changeForm,
  companyDetailsForm,
  confirmChangeForm,
  endPauseForm,
  mandateForm,
  pauseForm,
  personDetailsForm,
  revokeForm,
} from './own-forms.ts'
import { ownPage, ownPart } from './own-paths.ts'

const notices = declareNotices({
  opgezegd: { title: 'Opgezegd', text: 'De bevestiging is gemaild. Hieronder ziet u hoe het abonnement ervoor staat.' },
  'opzegging-terug': { title: 'Het abonnement loopt door', text: 'Uw opzegging is teruggedraaid.' },
  gepauzeerd: { title: 'De pauze staat klaar', text: 'U betaalt dan niet, en niemand leest.' },
  hervat: { title: 'De pauze is voorbij', text: 'U leest weer alles.' },
  gewijzigd: { title: 'Gewijzigd', text: 'De bevestiging is gemaild.' },
  rekening: { title: 'Uw nieuwe rekening is opgeslagen', text: 'De machtiging is als pdf gemaild.' },
  'gegevens-gewijzigd': { title: 'Opgeslagen', text: 'Uw gegevens staan op de volgende factuur.' },
})

const TITLE = 'Dit is niet gelukt'

/** Handles each form of a subscription, and leads to its page. */
export function actOnSubscription({ request }: PageLoaderArgs, subscription: OwnSubscription) {
  const { number } = subscription
  const params = { number }
  const forms = {
    opzeggen: cancelForm,
    terugdraaien: revokeForm,
    pauzeren: pauseForm,
    hervatten: endPauseForm,
    wijzigen: changeForm(subscription),
    bevestigen: confirmChangeForm,
    rekening: mandateForm,
    gegevens: personDetailsForm,
    bedrijfsgegevens: companyDetailsForm,
  }
  const done = ({ name }: DeclaredNotice) => redirect(`${ownPage(number)}?gelukt=${name}`)
  return submitOneOf(request, forms, { title: TITLE, explain }, async (sent) => {
    switch (sent.which) {
      case 'opzeggen':
        await callEndpoint(request, endpoints.cancel, { params })
        return done(notices.opgezegd)
      case 'terugdraaien':
        await callEndpoint(request, endpoints.revokeCancellation, { params })
        return done(notices['opzegging-terug'])
      case 'pauzeren':
        await callEndpoint(request, endpoints.pause, { params, input: sent.values })
        return done(notices.gepauzeerd)
      case 'hervatten':
        await callEndpoint(request, endpoints.endPause, { params })
        return done(notices.hervat)
      case 'wijzigen': {
        const { planVersionId, seats } = sent.values
        // what cannot be chosen is said at the form, and not on the next page
        await callEndpoint(request, endpoints.previewChange, { params, input: { planVersionId, seats } })
        const to = ownPart(number, 'wijzigen')
        return redirect(`${to}?plan=${planVersionId}&lezers=${seats}`)
      }
      case 'bevestigen':
        await callEndpoint(request, endpoints.change, { params, input: sent.values })
        return done(notices.gewijzigd)
      case 'rekening': {
        const { iban, holder, textVersion } = sent.values
        const input = { iban, holder, mandate: { textVersion, agreed: true as const } }
        await callEndpoint(request, endpoints.changeMandate, { params, input })
        return done(notices.rekening)
      }
      case 'gegevens': {
        const { name, email, ...address } = sent.values
        const input = {
          customer: { kind: 'person' as const, name, email },
          address: addressOf(address),
          reference: null,
        }
        await callEndpoint(request, endpoints.changeDetails, { params, input })
        return done(notices['gegevens-gewijzigd'])
      }
      case 'bedrijfsgegevens': {
        const { company, contact, email, kvk, vatId, reference, ...address } = sent.values
        const customer = {
          ...{ kind: 'company' as const, name: company, contact, email },
          ...{ kvk: kvk.trim() || null, vatId: vatId.trim() || null },
        }
        await callEndpoint(request, endpoints.changeDetails, {
          params,
          input: { customer, address: addressOf(address), reference: reference.trim() || null },
        })
        return done(notices['gegevens-gewijzigd'])
      }
    }
  })
}

/** A message of the endpoint, which nests what the forms have side by side, at the field of the form that it is about. */
function explain(problem: AccountProblem, { which }: { which: string }): FormError {
  const error = problemInForm(problem, TITLE)
  const fields = Object.entries(error.fields).map(([path, message]) => {
    if (path === 'customer.name' && which === 'bedrijfsgegevens') return ['company', message]
    return [path.slice(path.lastIndexOf('.') + 1), message]
  })
  return { ...error, fields: Object.fromEntries(fields) }
}

/** The form offers only members of the EU. */
function addressOf<Address extends { country: string }>({ country, ...address }: Address) {
  if (!isEuCountry(country)) throw new Error('An address outside the countries of the form')
  return { ...address, country }
}
