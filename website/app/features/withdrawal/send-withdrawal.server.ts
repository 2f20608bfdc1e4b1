import { withinEdition } from '@gevel/contract/edition-links'
import { withdrawalEndpoints } from '@gevel/contract/endpoints/withdrawals'
import { href } from '@gevel/contract/hrefs'
import { data, redirect } from 'react-router'
import type { z } from 'zod'
import { callEndpoint } from '../../content/call-endpoint.server.ts'
import type { ValidForm } from '../../forms/server/read-form.server.ts'
import { submitOneOf } from '../../forms/server/submit-form.server.ts'
import { statementCookie } from './typed-statement.server.ts'
import { confirmForm, statementForm } from './withdrawal-forms.ts'

const TITLE = 'Uw herroeping is nog niet verstuurd'

/** The action of both steps: the first one is shown once more, the second one sends the withdrawal and leads to its acknowledgement. */
export function sendWithdrawal({ request, url }: { request: Request; url: URL }) {
  const forms = { state: statementForm, confirm: confirmForm }
  return submitOneOf(request, forms, { title: TITLE }, async (sent) => {
    if (sent.which === 'state') return showOnceMore(request, sent)
    const { sending, ...statement } = sent.values
    const input = { ...statement, idempotencyKey: sending }
    const { receipt } = await callEndpoint(request, withdrawalEndpoints.withdraw, { input })
    const edition = url.searchParams.has('pro') ? 'pro' : 'general'
    return redirect(withinEdition(`${href('/herroepen/ontvangen')}?code=${receipt}`, edition), {
      headers: { 'Set-Cookie': statementCookie(request, null) },
    })
  })
}

/** Checks the first step by the rules of the second one, which has no fields to show an error in. */
function showOnceMore(request: Request, { values, reject }: ValidForm<typeof statementForm>) {
  const checked = statementSchema.safeParse(values)
  if (!checked.success) return reject({ fields: messagesOf(checked.error) })
  const typed = { ...checked.data, sending: values.sending }
  return data({ typed }, { headers: { 'Set-Cookie': statementCookie(request, typed) } })
}

const statementSchema = withdrawalEndpoints.withdraw.input.omit({ idempotencyKey: true })

function messagesOf({ issues }: z.ZodError): Record<string, string> {
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
}
