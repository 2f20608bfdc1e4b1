import { giftEndpoints } from '@gevel/contract/endpoints/gifts'
import { redirect } from 'react-router'
import { callEndpoint } from '../../../content/call-endpoint.server.ts'
import { submitOneOf } from '../../../forms/server/submit-form.server.ts'
import { declareNotices, doneAt } from '../../../routing/done-notice.ts'
import type { PageLoaderArgs } from '../../../routing/page-loader-args.ts'
import { giveForm, revokeForm } from './gift-forms.ts'

const notices = declareNotices({
  'cadeau-gegeven': { title: 'De link is klaar', text: 'Kopieer hem hieronder en stuur hem naar wie u wilt.' },
  'cadeau-ingetrokken': { title: 'De link is ingetrokken', text: 'Hij opent het artikel niet meer.' },
})

/** Gives an article, or revokes its link. */
export function actOnGifts({ request }: PageLoaderArgs) {
  const forms = { geven: giveForm, intrekken: revokeForm }
  return submitOneOf(request, forms, { title: 'Dit is niet gelukt' }, async (sent) => {
    if (sent.which === 'geven') {
      const { articleId, sending: idempotencyKey } = sent.values
      await callEndpoint(request, giftEndpoints.give, { input: { articleId: Number(articleId), idempotencyKey } })
      return redirect(doneAt('/account/cadeaus', notices['cadeau-gegeven']))
    }
    await callEndpoint(request, giftEndpoints.revoke, { params: sent.values })
    return redirect(doneAt('/account/cadeaus', notices['cadeau-ingetrokken']))
  })
}
