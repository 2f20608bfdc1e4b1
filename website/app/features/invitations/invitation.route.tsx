import { href } from '@gevel/contract/hrefs'
import { preserveInput } from '../../forms/preserve-input.ts'
import { failureIn } from '../../forms/schema/failure.ts'
import { useActionResult } from '../../forms/use-action-result.ts'
import { load } from '../../routing/load.server.ts'
import type { RouteHandle } from '../../routing/routes/route-handle.ts'
import { styleSheets } from '../../routing/routes/style-sheets.ts'
import styles from '../../styles/features/invitations.css?url'
import { PageMeta } from '../../ui/page/page-meta.tsx'
import type { Route } from './+types/invitation.route.ts'
import { EventInvitation } from './event-invitation.tsx'
import { ACCOUNT_QUERY, answerInvitation, codeIn, findInvitation } from './invitation.server.ts'
import { AnsweredInvitation, UnknownInvitation } from './invitation-state.tsx'
import { OpenInvitation } from './open-invitation.tsx'

export const handle: RouteHandle = { layout: 'fullpage', middleware: ['no-tracking'] }

export const links = styleSheets(styles)

/** Opening the link of a mail changes nothing: mail scanners open it too. */
export async function loader(args: Route.LoaderArgs) {
  const { request, url } = args
  const invitation = await load(args, findInvitation(request, codeIn(url)))
  return { invitation, code: codeIn(url), needsAccount: url.searchParams.has(ACCOUNT_QUERY) }
}

export function action(args: Route.ActionArgs) {
  return answerInvitation(args)
}

export const clientAction = preserveInput<Awaited<ReturnType<typeof action>>>

/** `/uitnodiging?code=`: an invitation to read along, to work on vacancies or to an event, and what became of it. */
export default function InvitationRoute({ loaderData, actionData }: Route.ComponentProps) {
  const result = useActionResult(actionData)
  const failure = failureIn(result)
  const isAsked = result !== undefined && 'isAsked' in result
  const { invitation, code, needsAccount } = loaderData
  const event = invitation?.event ?? null
  const isOpen = invitation?.state === 'open' && !isOfOther(invitation)
  return (
    <div className="full">
      <PageMeta title="Uitnodiging" description={null} path={href('/uitnodiging')} noindex />
      <div className="full__art">
        <img src="/gevel.svg" alt="" width="1200" height="1408" />
      </div>
      <div className="full__form invite">
        <div className="stack gap-6">
          {!invitation && <UnknownInvitation isComplete={code !== ''} />}
          {invitation && event && (
            <EventInvitation invitation={invitation} event={event} code={code} isAsked={isAsked} failure={failure} />
          )}
          {invitation && !event && isOpen && (
            <OpenInvitation invitation={invitation} needsAccount={needsAccount} failure={failure} />
          )}
          {invitation && !event && !isOpen && (
            <AnsweredInvitation invitation={invitation} isAsked={isAsked} failure={failure} />
          )}
        </div>
      </div>
    </div>
  )
}

function isOfOther({ email, readerEmail }: { email: string; readerEmail: string | null }): boolean {
  return readerEmail !== null && readerEmail !== email
}
