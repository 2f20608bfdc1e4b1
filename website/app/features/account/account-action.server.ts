import { emailChangeEndpoints } from '@gevel/contract/endpoints/email-change'
import { followedMailEndpoints } from '@gevel/contract/endpoints/followed-mail'
import { newsletterListEndpoints } from '@gevel/contract/endpoints/newsletter-lists'
import { accountEndpoints } from '@gevel/contract/endpoints/own-account'
import { passwordEndpoints } from '@gevel/contract/endpoints/passwords'
import { providerEndpoints } from '@gevel/contract/endpoints/providers'
import { sessionEndpoints } from '@gevel/contract/endpoints/sessions'
import { vacancyAlertEndpoints } from '@gevel/contract/endpoints/vacancy-alerts'
import { href } from '@gevel/contract/hrefs'
import { alertRhythmSchema } from '@gevel/contract/vacancy-alerts'
import { data, redirect, redirectDocument } from 'react-router'
import type { AccountProblem } from '../../content/account-problem.ts'
import { callEndpoint } from '../../content/call-endpoint.server.ts'
import type { ValidOneOf } from '../../forms/server/read-form.server.ts'
import { submitOneOf } from '../../forms/server/submit-form.server.ts'
import { type DeclaredNotice, declareNotices, doneAt } from '../../routing/done-notice.ts'
import { load } from '../../routing/load.server.ts'
import type { PageLoaderArgs } from '../../routing/page-loader-args.ts'
import { dropSession, startSession } from '../../session/session-change.ts'
import { readSession } from '../../session/session-cookies.ts'
import { authNotices } from '../auth/auth-notices.server.ts'
import { beginConnect } from '../auth/providers/begin-connect.server.ts'
import { accountForms } from './account-forms.ts'

/** What the account and the log-in screen show after a form of the account. */
const accountNotices = declareNotices({
  overal: { title: 'U bent overal uitgelogd', text: 'Ook op uw andere apparaten.' },
  profiel: { title: 'Opgeslagen', text: 'Uw gegevens zijn bijgewerkt.', part: 'profiel' },
  email: {
    title: 'Kijk in uw mail',
    text: 'Bevestig de wijziging met de links die wij naar uw oude en uw nieuwe adres hebben gestuurd.',
    part: 'e-mailadres',
  },
  'email-niet': { title: 'Uw e-mailadres blijft zoals het was', text: '', part: 'e-mailadres' },
  losgekoppeld: { title: 'Losgekoppeld', text: 'Zo inloggen kan niet meer.', part: 'inlogmethoden' },
  apparaat: { title: 'Het apparaat is uitgelogd', text: '', part: 'apparaten' },
  volgmail: { title: 'Bewaard', text: 'Dit geldt vanaf de volgende mail.', part: 'volgmail' },
  nieuwsbrieven: { title: 'Bewaard', text: 'Dit geldt vanaf de volgende mail.', part: 'nieuwsbrieven' },
  'vacaturemail-gestopt': {
    title: 'De zoekvraag is gestopt',
    text: 'U krijgt er geen mail meer van.',
    part: 'vacaturemail',
  },
  'vacaturemail-ritme': { title: 'Gewijzigd', text: 'Dit geldt vanaf de volgende mail.', part: 'vacaturemail' },
  blijven: { title: 'Uw account blijft', text: 'Fijn dat u er nog bent.', part: 'gegevens' },
})

type Sent = ValidOneOf<typeof accountForms>

const OTHER_ACCOUNT = {
  title: 'U bent intussen als iemand anders ingelogd',
  message: 'Er is niets gewijzigd. Herlaad de pagina om uw eigen account te zien.',
  status: 409,
}

/** Handles each form of the account page, and redirects to its section. */
export function actOnAccount(args: PageLoaderArgs) {
  const messages = {
    title: ({ which }: Sent) => (which === 'link' ? 'Koppelen is niet gelukt' : 'Dit is niet gelukt'),
    explain: ({ code, message }: AccountProblem, { which }: Sent) => {
      if (code !== 'wrong-password') return undefined
      return { fields: { [which === 'password' ? 'currentPassword' : 'password']: message } }
    },
  }
  return submitOneOf(args.request, accountForms, messages, async (sent) => {
    const { id } = await load(args, callEndpoint(args.request, accountEndpoints.me))
    if (args.url.searchParams.get('van') !== String(id)) return sent.reject(OTHER_ACCOUNT)
    return sent.which === 'link' ? link(args.request, sent.values.provider) : submit(args, sent)
  })
}

/** Starts linking a provider by navigating to its site. */
async function link(request: Request, provider: string) {
  const { location, headers } = await beginConnect(request, provider, { back: href('/account') })
  return data({ redirectTo: location, provider }, { headers })
}

/** Submits a form to the account API. @returns the redirect */
async function submit({ request, context }: PageLoaderArgs, sent: Exclude<Sent, { which: 'link' }>) {
  const toAccount = (done: DeclaredNotice) => redirect(doneAt('/account', done))
  const toMail = (done: DeclaredNotice) => redirect(doneAt('/account/mail', done))
  switch (sent.which) {
    case 'profile':
      await callEndpoint(request, accountEndpoints.changeProfile, { input: sent.values })
      return toAccount(accountNotices.profiel)
    case 'email':
    case 'emailOnly':
      await callEndpoint(request, emailChangeEndpoints.request, { input: sent.values })
      return toAccount(accountNotices.email)
    case 'cancelEmail':
      await callEndpoint(request, emailChangeEndpoints.cancel)
      return toAccount(accountNotices['email-niet'])
    case 'password':
      startSession({ context }, await callEndpoint(request, passwordEndpoints.change, { input: sent.values }))
      return toAccount(authNotices.wachtwoord)
    case 'unlink':
      await callEndpoint(request, providerEndpoints.unlink, { params: sent.values })
      return toAccount(accountNotices.losgekoppeld)
    case 'endSession':
      await callEndpoint(request, sessionEndpoints.end, { params: sent.values })
      return toAccount(accountNotices.apparaat)
    case 'endAll': {
      const refreshToken = readSession(request.headers.get('cookie'))?.refreshToken
      await callEndpoint(request, sessionEndpoints.logOut, { input: { refreshToken, scope: 'all' } })
      dropSession({ context })
      return redirectDocument(doneAt('/inloggen', accountNotices.overal))
    }
    case 'deletion':
    case 'deletionOnly':
      await callEndpoint(request, accountEndpoints.requestDeletion, { input: sent.values })
      return redirect(`${href('/account')}#gegevens`)
    case 'followedMail':
      await callEndpoint(request, followedMailEndpoints.set, { input: sent.values })
      return toMail(accountNotices.volgmail)
    case 'newsletters':
      await callEndpoint(request, newsletterListEndpoints.changeOwn, { input: sent.values })
      return toMail(accountNotices.nieuwsbrieven)
    case 'endAlert':
      await callEndpoint(request, vacancyAlertEndpoints.end, { params: { id: sent.values.alert } })
      return toMail(accountNotices['vacaturemail-gestopt'])
    case 'alertRhythm': {
      const rhythm = alertRhythmSchema.parse(sent.values.rhythm)
      await callEndpoint(request, vacancyAlertEndpoints.change, {
        params: { id: sent.values.alert },
        input: { rhythm },
      })
      return toMail(accountNotices['vacaturemail-ritme'])
    }
    case 'undoDeletion':
      await callEndpoint(request, accountEndpoints.undoDeletion)
      return toAccount(accountNotices.blijven)
  }
}
