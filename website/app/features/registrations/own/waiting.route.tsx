import { registrationEndpoints } from '@gevel/contract/endpoints/registrations'
import { href } from '@gevel/contract/hrefs'
import { accountProblem } from '../../../content/account-problem.ts'
import { callEndpoint } from '../../../content/call-endpoint.server.ts'
import { Form } from '../../../forms/form.tsx'
import { preserveInput } from '../../../forms/preserve-input.ts'
import { defineForm } from '../../../forms/schema/define-form.ts'
import { failureIn } from '../../../forms/schema/failure.ts'
import { submitForm } from '../../../forms/server/submit-form.server.ts'
import { Submit } from '../../../forms/submit.tsx'
import { useActionResult } from '../../../forms/use-action-result.ts'
import { load } from '../../../routing/load.server.ts'
import type { RouteHandle } from '../../../routing/routes/route-handle.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs/breadcrumbs.tsx'
import { Link } from '../../../ui/links/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageMeta } from '../../../ui/page/page-meta.tsx'
import { dateAndTime } from '../../../ui/text/dates.ts'
import { eventDays, eventPlace } from '../event-line.ts'
import type { Route } from './+types/waiting.route.ts'

export const handle: RouteHandle = { middleware: ['no-tracking'], query: ['code'] }

const leaveForm = defineForm({}, { name: 'van-de-lijst' })

/** `/inschrijvingen/wachtlijst?code=`: a place on a waiting list. Opening it changes nothing: mail scanners open it too. */
export async function loader(args: Route.LoaderArgs) {
  return { entry: await load(args, findEntry(args.request, codeIn(args.url))) }
}

const codeIn = (url: URL) => (url.searchParams.get('code') ?? '').slice(0, 200)

async function findEntry(request: Request, code: string) {
  try {
    return (await callEndpoint(request, registrationEndpoints.showWaiting, { input: { code } })).data
  } catch (error) {
    if (accountProblem(error).status === 404) return null
    throw error
  }
}

export function action({ request, url }: Route.ActionArgs) {
  return submitForm(request, leaveForm, { title: 'Dit is niet gelukt' }, async () => {
    await callEndpoint(request, registrationEndpoints.leaveWaiting, { input: { code: codeIn(url) } })
    return { left: true }
  })
}

export const clientAction = preserveInput<Awaited<ReturnType<typeof action>>>

const overTexts = {
  taken: 'U hebt de plaats genomen.',
  passed: 'U hebt de plaats doorgegeven.',
  expired: 'De tijd waarin wij de plaats voor u vasthielden is om.',
  left: 'U staat niet meer op de wachtlijst.',
} as const

export default function WaitingRoute({ loaderData: { entry }, actionData }: Route.ComponentProps) {
  const result = useActionResult(actionData)
  return (
    <div className="wrap">
      <PageMeta title="Wachtlijst" description={null} path={href('/inschrijvingen/wachtlijst')} noindex />
      <Breadcrumbs here="Wachtlijst" />
      <header className="page-head">
        <h1>Wachtlijst</h1>
        {entry && (
          <p>
            {entry.title}, {entry.typeName}. {eventDays(entry)}, {eventPlace(entry)}.
          </p>
        )}
      </header>
      <div className="max-w-(--measure) stack gap-6">
        {!entry ? (
          <Notice title="Deze link werkt niet meer" isProblem>
            Zij klopt niet, of is te oud.
          </Notice>
        ) : entry.state === 'offered' || entry.state === 'waiting' ? (
          <>
            {entry.state === 'offered' && entry.offerUntil ? (
              <Notice title="Er is een plaats voor u vrijgekomen">
                Wij houden haar vast tot {dateAndTime(entry.offerUntil)}.{' '}
                <Link
                  className="link"
                  href={`${href('/aanmelden/:id', { id: entry.eventId })}?code=${encodeURIComponent(entry.code)}`}
                  rel="nofollow"
                >
                  Neem de plaats
                </Link>
              </Notice>
            ) : (
              <p>
                U bent nummer <strong>{entry.position}</strong> op de wachtlijst. Bent u aan de beurt, dan krijgt u een
                mail op {entry.email}.
              </p>
            )}
            <Form schema={leaveForm} failure={failureIn(result)}>
              <div>
                <Submit>{entry.state === 'offered' ? 'Geef de plaats door' : 'Haal mij van de wachtlijst'}</Submit>
              </div>
            </Form>
          </>
        ) : (
          <Notice title={overTexts[entry.state]} takesFocus={result !== undefined} />
        )}
      </div>
    </div>
  )
}
