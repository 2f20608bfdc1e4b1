import { invitationEndpoints } from '@gevel/contract/endpoints/invitations'
import { sessionEndpoints } from '@gevel/contract/endpoints/sessions'
import { href } from '@gevel/contract/hrefs'
import type { Invitation } from '@gevel/contract/invitations'
import { redirect } from 'react-router'
import { accountProblem } from '../../content/account-problem.ts'
import { callEndpoint } from '../../content/call-endpoint.server.ts'
import { submitOneOf } from '../../forms/server/submit-form.server.ts'
import type { PageLoaderArgs } from '../../routing/page-loader-args.ts'
import { withReturn } from '../../routing/urls/return-path.ts'
import { dropSession, startSession } from '../../session/session-change.ts'
import { readSession } from '../../session/session-cookies.ts'
import { acceptForm, askAgainForm, declineForm, registerForm, switchForm } from './invitation-forms.ts'

/** The query with which the page asks for what an account needs. */
export const ACCOUNT_QUERY = 'account'

export const codeIn = ({ searchParams }: URL): string => (searchParams.get('code') ?? '').trim()

/** The invitation of a code; null for one that we do not know. */
export async function findInvitation(request: Request, code: string): Promise<Invitation | null> {
  if (!code) return null
  const asking = callEndpoint(request, invitationEndpoints.show, { input: { code: code.slice(0, 200) } })
  return asking
    .then(({ data }) => data)
    .catch((error: unknown) => {
      const problem = accountProblem(error)
      if (problem.code === 'network-request-failed') throw problem
      return null
    })
}

const forms = {
  aannemen: acceptForm,
  bedanken: declineForm,
  opnieuw: askAgainForm,
  wisselen: switchForm,
  account: registerForm,
}

/** Answers an invitation. What cannot be done is told at the form, or by the page as the invitation is by now. */
export function answerInvitation(args: PageLoaderArgs) {
  const { request, url, context } = args
  const code = codeIn(url)
  const input = { code }
  const here = `${href('/uitnodiging')}?code=${encodeURIComponent(code)}`
  return submitOneOf(request, forms, { title: 'Dit is niet gelukt' }, async (sent) => {
    if (sent.which === 'opnieuw') {
      await callEndpoint(request, invitationEndpoints.askAgain, { input })
      return { isAsked: true }
    }
    if (sent.which === 'bedanken') await callEndpoint(request, invitationEndpoints.decline, { input })
    if (sent.which === 'wisselen') {
      const session = readSession(request.headers.get('cookie'))
      const ending = { input: { refreshToken: session?.refreshToken ?? '' } }
      if (session) await callEndpoint(request, sessionEndpoints.logOut, ending).catch(accountProblem)
      dropSession({ context })
    }
    if (sent.which === 'account')
      startSession(
        { context },
        await callEndpoint(request, invitationEndpoints.register, { input: { ...sent.values, code } }),
      )
    if (sent.which === 'aannemen') {
      const invitation = await findInvitation(request, code)
      if (invitation && !invitation.readerEmail)
        return redirect(invitation.hasAccount ? withReturn(href('/inloggen'), here) : `${here}&${ACCOUNT_QUERY}`)
      await callEndpoint(request, invitationEndpoints.accept, { input })
    }
    return redirect(here)
  })
}
