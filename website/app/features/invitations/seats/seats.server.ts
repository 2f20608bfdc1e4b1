import { seatEndpoints } from '@gevel/contract/endpoints/invitations'
import { href } from '@gevel/contract/hrefs'
import { redirect } from 'react-router'
import { AccountProblem } from '../../../content/account-problem.ts'
import { callEndpoint } from '../../../content/call-endpoint.server.ts'
import { submitOneOf } from '../../../forms/server/submit-form.server.ts'
import { type DeclaredNotice, declareNotices } from '../../../routing/done-notice.ts'
import { load } from '../../../routing/load.server.ts'
import { pageNotFound } from '../../../routing/not-found.ts'
import type { PageLoaderArgs } from '../../../routing/page-loader-args.ts'
import { seatForms } from './seat-forms.ts'

/** The readers of a subscription; null for a reader who does not manage it. */
export function loadSeats(request: Request, number: string) {
  const loading = callEndpoint(request, seatEndpoints.list, { params: { number } })
  return loading.then(({ data }) => data).catch(nullWhenMissing)
}

function nullWhenMissing(error: unknown): null {
  if (error instanceof AccountProblem && error.status === 404) return null
  throw error
}

const notices = declareNotices({
  uitgenodigd: { title: 'Verstuurd', text: 'De uitnodiging is onderweg.' },
  'opnieuw-uitgenodigd': { title: 'Opnieuw verstuurd', text: 'De uitnodiging is weer veertien dagen geldig.' },
  ingetrokken: { title: 'De uitnodiging is ingetrokken', text: 'De plaats is weer vrij.' },
  teruggenomen: { title: 'De plaats is terug', text: 'Deze lezer leest niet meer mee.' },
  beheerder: { title: 'Er is een beheerder bij', text: 'Die nodigt ook uit, en ziet de facturen.' },
  lezer: { title: 'Deze beheerder is nu lezer', text: '' },
})

/** Handles each form of the readers of a subscription, and leads back to its page. */
export function actOnSeats(args: PageLoaderArgs, number: string) {
  const { request } = args
  const done = ({ name }: DeclaredNotice) =>
    redirect(`${href('/account/abonnement/:number', { number })}?gelukt=${name}`)
  return submitOneOf(request, seatForms, { title: 'Dit is niet gelukt' }, async (sent) => {
    const seats = await load(args, loadSeats(request, number))
    if (!seats) pageNotFound(args.url)
    if (sent.which === 'uitnodigen') {
      await callEndpoint(request, seatEndpoints.invite, { params: { number }, input: sent.values })
      return done(notices.uitgenodigd)
    }
    const params = { number, id: sent.values.id }
    switch (sent.which) {
      case 'opnieuw':
        await callEndpoint(request, seatEndpoints.resend, { params })
        return done(notices['opnieuw-uitgenodigd'])
      case 'intrekken':
        await callEndpoint(request, seatEndpoints.withdraw, { params })
        return done(notices.ingetrokken)
      case 'terugnemen':
        await callEndpoint(request, seatEndpoints.takeBack, { params })
        return done(notices.teruggenomen)
      case 'beheerder':
        await callEndpoint(request, seatEndpoints.changeRole, { params, input: { role: 'manager' } })
        return done(notices.beheerder)
      case 'lezer':
        await callEndpoint(request, seatEndpoints.changeRole, { params, input: { role: 'reader' } })
        return done(notices.lezer)
    }
  })
}
