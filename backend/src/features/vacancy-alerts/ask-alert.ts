import { alertWordings } from '@gevel/contract/alert-wordings'
import type { vacancyAlertEndpoints } from '@gevel/contract/endpoints/vacancy-alerts'
import { href } from '@gevel/contract/hrefs'
import type { AlertRhythm, AlertSearch } from '@gevel/contract/vacancy-alerts'
import { searchTitle } from '@gevel/contract/vacancy-query'
import { inTransaction } from '../../platform/database/transaction'
import { environment } from '../../platform/environment/environment'
import { fieldError } from '../../platform/errors/field-error'
import type { RouteRequest } from '../../platform/http/route'
import { mailboxOf } from '../../platform/limits/mailbox'
import { queueMail } from '../../platform/mail/queue-mail'
import { confirmationMailLimit } from '../../platform/mailing/confirmation-limit'
import { askForMail } from '../../platform/mailing/consents'
import { confirmationHours, subscribeCode } from '../../platform/mailing/mailing-links'
import { sessionOfBearer } from '../../platform/readers/sessions'
import { lookUpPlace } from '../vacancy-list/look-up-place'
import { alertList } from './alert-list'
import { confirmAlertMail } from './alert-mails'
import { topicOf } from './alert-topic'
import { startAlert } from './start-alert'

/**
 * `POST /public/vacancy-alerts`: stores that an address asked for the new vacancies of a search, and mails it the link to confirm that. The
 * address of the logged-in reader is confirmed already. The response does not say whether the address had the alert before.
 * @throws ValidationError for a place that is not known, or one alert too many; `too-many-requests`
 */
export async function askAlert({ input, client, bearer }: RouteRequest<typeof vacancyAlertEndpoints.ask>) {
  const { email, rhythm, search, wordingVersion } = input
  requirePlace(search)
  const account = (await sessionOfBearer(bearer))?.account
  const isOwn = account?.email === email
  const at = new Date()
  return inTransaction(async (trx) => {
    const consent = await askForMail(
      trx,
      email,
      {
        ...{ list: alertList, topic: topicOf(search), wording: alertWordings[wordingVersion] ?? '', wordingVersion },
        ...{ form: href('/vacatures/mail'), source: isOwn ? 'account' : 'form' },
      },
      at,
    )
    if (isOwn) {
      await startAlert(trx, consent.id, rhythm, at)
      return { confirm: false }
    }
    await confirmationMailLimit.consume(mailboxOf(email), { source: client, identifier: email }, { trx })
    const link = confirmationLink(consent.id, rhythm, at)
    // not the words: somebody else may have typed them, for whoever has this address to read
    const about = searchTitle({ ...search, text: '' })
    await queueMail(confirmAlertMail, email, { search: about, rhythm, link, hoursValid: confirmationHours })
    return { confirm: true }
  })
}

/** A search near an unknown place would find nothing, ever. */
function requirePlace({ place }: AlertSearch): void {
  if (place === '') return
  const { answer } = lookUpPlace(place)
  if (answer.state === 'found') return
  const [suggestion] = answer.suggestions
  const message =
    answer.state === 'ambiguous'
      ? `Er zijn meer plaatsen met de naam ${place}: kies er op de lijst een.`
      : `Wij kennen geen plaats ‘${place}’.${suggestion ? ` Bedoelt u ${suggestion}?` : ''}`
  throw fieldError([{ path: ['search', 'place'], message }])
}

function confirmationLink(consentId: number, rhythm: AlertRhythm, at: Date): string {
  const link = new URL(href('/vacatures/mail/bevestigen'), environment.SITE_URL)
  link.searchParams.set('code', subscribeCode(consentId, rhythm, at))
  return link.href
}
