import { newsletterListEndpoints as endpoints } from '@gevel/contract/endpoints/newsletter-lists'
import { vacancyAlertEndpoints } from '@gevel/contract/endpoints/vacancy-alerts'
import { alertRhythmSchema } from '@gevel/contract/vacancy-alerts'
import { checkVisitor } from '../../bot-check/server/check-visitor.server.ts'
import { callEndpoint } from '../../content/call-endpoint.server.ts'
import { readBody, UnreadableForm } from '../../forms/server/read-body.server.ts'
import type { ValidOneOf } from '../../forms/server/read-form.server.ts'
import { submitForm, submitOneOf } from '../../forms/server/submit-form.server.ts'
import { endForm as endAlertForm, rhythmForm } from '../vacancies/alerts/alert-forms.ts'
import { choiceForm, confirmForm, endForm, linkForm } from './newsletter-forms.ts'

const forms = { choice: choiceForm, end: endForm, link: linkForm, endAlert: endAlertForm, rhythm: rhythmForm }

const notices = {
  saved: { title: 'Bewaard', text: 'Dit geldt vanaf de volgende mail.' },
  list: {
    title: 'U bent afgemeld',
    text: 'Het kan zijn dat de mail van morgen al klaarstond. Daarna komt er geen meer. Mail over een bestelling, een kaart of uw account komt wel.',
  },
  all: {
    title: 'U bent overal afgemeld',
    text: 'Het kan zijn dat een mail al klaarstond. Daarna komt er geen meer. Mail over een bestelling, een kaart of uw account komt wel.',
  },
  alert: { title: 'De zoekvraag is gestopt', text: 'U krijgt er geen mail meer van.' },
  mailed: {
    title: 'Kijk in uw mail',
    text: 'Krijgt dit adres een nieuwsbrief, dan is de link naar de voorkeuren onderweg. Niets ontvangen? Kijk bij ongewenste mail.',
  },
}

/** The code of the link in the address of the page. */
export function codeIn(url: URL): string {
  return url.searchParams.get('code') ?? ''
}

/** The action of the preferences: its forms, and the POST of a mail client that ends a list at once (RFC 8058). */
export async function changePreferences(request: Request, code: string) {
  const failed = { title: 'Dit is niet gelukt' }
  if (await isOneClick(request.clone()))
    return submitForm(request, confirmForm, failed, async () => {
      await callEndpoint(request, endpoints.endByLink, { input: { code, scope: 'list', oneClick: true } })
      return { done: notices.list }
    })
  return submitOneOf(request, forms, failed, (sent) => submit(request, code, sent))
}

async function submit(request: Request, code: string, sent: ValidOneOf<typeof forms>) {
  switch (sent.which) {
    case 'choice':
      await callEndpoint(request, endpoints.changeByLink, { input: { code, ...sent.values } })
      return { done: notices.saved }
    case 'end': {
      const scope = sent.values.scope === 'list' ? 'list' : 'all'
      await callEndpoint(request, endpoints.endByLink, { input: { code, scope, oneClick: false } })
      return { done: notices[scope] }
    }
    case 'endAlert': {
      const input = { code, id: Number(sent.values.alert), oneClick: false }
      await callEndpoint(request, vacancyAlertEndpoints.endByLink, { input })
      return { done: notices.alert }
    }
    case 'rhythm': {
      const input = { code, id: Number(sent.values.alert), rhythm: alertRhythmSchema.parse(sent.values.rhythm) }
      await callEndpoint(request, vacancyAlertEndpoints.changeByLink, { input })
      return { done: notices.saved }
    }
    case 'link': {
      const check = await checkVisitor(linkForm, sent)
      if ('rejection' in check) return check.rejection
      await callEndpoint(request, endpoints.mailLink, { input: sent.values, ...check })
      return { done: notices.mailed }
    }
  }
}

/** Whether a mail client posts it, without cookies or a page (RFC 8058 §3.1), in either encoding of forms. */
async function isOneClick(request: Request): Promise<boolean> {
  try {
    return (await readBody(request, {})).get('List-Unsubscribe') === 'One-Click'
  } catch (error) {
    if (error instanceof UnreadableForm) return false
    throw error
  }
}
