import { vacancyAlertEndpoints as endpoints } from '@gevel/contract/endpoints/vacancy-alerts'
import { href } from '@gevel/contract/hrefs'
import { alertRhythmSchema } from '@gevel/contract/vacancy-alerts'
import { callEndpoint } from '../../../content/call-endpoint.server.ts'
import { Form } from '../../../forms/form.tsx'
import { preserveInput } from '../../../forms/preserve-input.ts'
import { type FormFailure, failureIn } from '../../../forms/schema/failure.ts'
import { readBody, UnreadableForm } from '../../../forms/server/read-body.server.ts'
import { submitForm, submitOneOf } from '../../../forms/server/submit-form.server.ts'
import { Submit } from '../../../forms/submit.tsx'
import { useActionResult } from '../../../forms/use-action-result.ts'
import { load } from '../../../routing/load.server.ts'
import type { RouteHandle } from '../../../routing/routes/route-handle.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs/breadcrumbs.tsx'
import { Link } from '../../../ui/links/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageMeta } from '../../../ui/page/page-meta.tsx'
import type { Route } from './+types/unsubscribe.route.ts'
import { endAllForm, endForm, rhythmForm } from './alert-forms.ts'
import { AlertRows, type RowFormProps } from './alert-rows.tsx'

export const handle: RouteHandle = { middleware: ['no-tracking'], query: ['code'] }

/** `/vacatures/mail/afmelden`: what the address of a mail gets. Opening the link changes nothing: mail scanners open it too. */
export async function loader(args: Route.LoaderArgs) {
  const input = { code: codeIn(args.url) }
  const { data } = await load(args, callEndpoint(args.request, endpoints.showByLink, { input }))
  return { alerts: data }
}

const failed = { title: 'Dit is niet gelukt' }

export async function action({ request, url }: Route.ActionArgs) {
  const code = codeIn(url)
  if (await isOneClick(request.clone()))
    return submitForm(request, endAllForm, failed, () => end({ code, id: null, oneClick: true }))
  const forms = { endAll: endAllForm, end: endForm, rhythm: rhythmForm }
  return submitOneOf(request, forms, failed, async (sent) => {
    if (sent.which === 'endAll') return end({ code, id: null, oneClick: false })
    const id = Number(sent.values.alert)
    if (sent.which === 'end') return end({ code, id, oneClick: false })
    const rhythm = alertRhythmSchema.parse(sent.values.rhythm)
    await callEndpoint(request, endpoints.changeByLink, { input: { code, id, rhythm } })
    return { done: 'changed' as const }
  })

  async function end(input: { code: string; id: number | null; oneClick: boolean }) {
    await callEndpoint(request, endpoints.endByLink, { input })
    return { done: input.id === null ? ('all' as const) : ('one' as const) }
  }
}

export const clientAction = preserveInput<Awaited<ReturnType<typeof action>>>

/** Whether a mail client posts it, without cookies or a page (RFC 8058 §3.1), in either encoding of forms. */
async function isOneClick(request: Request): Promise<boolean> {
  try {
    return (await readBody(request, {})).get('List-Unsubscribe') === 'One-Click'
  } catch (error) {
    if (error instanceof UnreadableForm) return false
    throw error
  }
}

function codeIn(url: URL): string {
  return url.searchParams.get('code') ?? ''
}

const TITLE = 'Nieuwe vacatures per mail'
const NOTICES = {
  all: { title: 'U bent afgemeld', text: 'U krijgt geen nieuwe vacatures meer per mail.' },
  one: { title: 'De zoekvraag is gestopt', text: 'Van uw andere zoekvragen krijgt u nog wel mail.' },
  changed: { title: 'Gewijzigd', text: 'Dit geldt vanaf de volgende mail.' },
}

export default function UnsubscribeRoute({ loaderData: { alerts }, actionData }: Route.ComponentProps) {
  const result = useActionResult(actionData)
  const done = result && 'done' in result ? NOTICES[alerts.length === 0 ? 'all' : result.done] : null
  return (
    <div className="wrap">
      <PageMeta title={TITLE} description={null} path={href('/vacatures/mail/afmelden')} noindex />
      <Breadcrumbs above={[{ label: 'Vacatures', href: href('/vacatures') }]} here="Per mail" />
      <header className="page-head">
        <h1>{TITLE}</h1>
        {alerts.length > 0 && <p>Dit zijn de zoekvragen waarvan u de nieuwe vacatures krijgt.</p>}
      </header>
      <div className="stack max-w-(--measure)">
        {done ? (
          <Notice title={done.title} takesFocus>
            {done.text}
          </Notice>
        ) : (
          alerts.length === 0 && <Notice title="U bent afgemeld">Wij sturen u geen nieuwe vacatures per mail.</Notice>
        )}
        {alerts.length > 0 && (
          <>
            <Form schema={endAllForm} failure={failureIn(result)}>
              <div>
                <Submit>{alerts.length === 1 ? 'Afmelden' : 'Afmelden voor alle zoekvragen'}</Submit>
              </div>
            </Form>
            <AlertRows alerts={alerts} RowForm={(form) => <LinkForm {...form} failure={failureIn(result)} />} />
          </>
        )}
        <p>
          <Link className="link" href={href('/vacatures')}>
            Naar de vacatures
          </Link>
        </p>
      </div>
    </div>
  )
}

/** A form of one search, which shows what went wrong with that search. */
function LinkForm({ about, failure, ...form }: RowFormProps & { failure: FormFailure | undefined }) {
  return <Form {...form} values={about} failure={failure?.entries.alert === about.alert ? failure : undefined} />
}
