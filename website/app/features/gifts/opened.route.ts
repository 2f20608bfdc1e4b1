import { giftEndpoints } from '@gevel/contract/endpoints/gifts'
import { href } from '@gevel/contract/hrefs'
import { redirect } from 'react-router'
import { accountProblem } from '../../content/account-problem.ts'
import { callEndpoint } from '../../content/call-endpoint.server.ts'
import type { Route } from './+types/opened.route.ts'

/** Has no page: the page of a given article posts to it. */
export function loader() {
  return redirect(href('/'))
}

/** `POST /cadeau/geopend`: a browser shows a given article. Nobody waits for whether it was counted. */
export async function action({ request }: Route.ActionArgs) {
  const code = (await request.formData()).get('code')
  const input = { code: typeof code === 'string' ? code.slice(0, 200) : '' }
  await callEndpoint(request, giftEndpoints.count, { input }).catch(accountProblem)
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
}
