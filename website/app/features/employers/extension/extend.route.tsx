import { ownVacancyEndpoints as endpoints } from '@gevel/contract/endpoints/own-vacancies'
import { href } from '@gevel/contract/hrefs'
import { callEndpoint } from '../../../content/call-endpoint.server.ts'
import { Field } from '../../../forms/field.tsx'
import { Form } from '../../../forms/form.tsx'
import { preserveInput } from '../../../forms/preserve-input.ts'
import { failureIn } from '../../../forms/schema/failure.ts'
import { submitForm } from '../../../forms/server/submit-form.server.ts'
import { Submit } from '../../../forms/submit.tsx'
import { useActionResult } from '../../../forms/use-action-result.ts'
import { load } from '../../../routing/load.server.ts'
import type { RouteHandle } from '../../../routing/routes/route-handle.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs/breadcrumbs.tsx'
import { Link } from '../../../ui/links/link.tsx'
import { PageMeta } from '../../../ui/page/page-meta.tsx'
import { longDate } from '../../../ui/text/dates.ts'
import { loadOffer } from '../placing/offer.server.ts'
import type { Route } from './+types/extend.route.ts'
import { extensionForm } from './extension-form.ts'

/** A link from a mail has the code of a vacancy in its address. */
export const handle: RouteHandle = { middleware: ['no-tracking'], query: ['code'] }

/** `/vacatures/verlengen`: extends the vacancy of a reminder's link, after a confirmation and without a log-in. */
export async function loader(args: Route.LoaderArgs) {
  const code = args.url.searchParams.get('code') ?? ''
  const [{ vacancy }, { packages }] = await Promise.all([
    load(args, callEndpoint(args.request, endpoints.openLink, { input: { code } })),
    loadOffer(args),
  ])
  return { vacancy, packages, idempotencyKey: crypto.randomUUID() }
}

export async function action(args: Route.ActionArgs) {
  const { packages } = await loadOffer(args)
  const code = args.url.searchParams.get('code') ?? ''
  const title = 'De vacature is niet verlengd'
  return submitForm(args.request, extensionForm(packages), { title }, async ({ values }) => {
    const input = { ...values, code }
    return { extended: (await callEndpoint(args.request, endpoints.extendByLink, { input })).vacancy }
  })
}

export const clientAction = preserveInput<Awaited<ReturnType<typeof action>>>

const TITLE = 'Verleng uw vacature'

export default function ExtendRoute({ loaderData, actionData }: Route.ComponentProps) {
  const result = useActionResult(actionData)
  const failure = failureIn(result)
  const extended = result && 'extended' in result ? result.extended : null
  const { vacancy, packages, idempotencyKey } = loaderData
  return (
    <div className="wrap">
      <PageMeta title={TITLE} description={null} path={href('/vacatures/verlengen')} noindex />
      <Breadcrumbs above={[{ label: 'Vacatures', href: href('/vacatures') }]} here="Verlengen" />
      <header className="page-head">
        <h1>{extended ? 'Uw vacature is verlengd' : TITLE}</h1>
        {extended ? (
          <p>
            ‘{extended.title}’ staat online tot en met {longDate(extended.onlineUntil)}. De bevestiging is onderweg per
            mail.
          </p>
        ) : vacancy ? (
          <p>
            ‘{vacancy.title}’ in {vacancy.city} staat online tot en met {longDate(vacancy.onlineUntil)}.
          </p>
        ) : (
          <p>Deze link werkt niet (meer). Log in om uw vacatures te beheren.</p>
        )}
      </header>
      {vacancy && !extended ? (
        <div className="max-w-(--measure)">
          <Form schema={extensionForm(packages)} typed={{ idempotencyKey }} failure={failure}>
            <Field name="packageVersionId" />
            <Field name="idempotencyKey" />
            <div className="btn-row">
              <Submit>Verleng de vacature</Submit>
            </div>
          </Form>
        </div>
      ) : (
        <Link className="btn btn--quiet" href={href('/vacatures/mijn')}>
          Naar mijn vacatures
        </Link>
      )}
    </div>
  )
}
