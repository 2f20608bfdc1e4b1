import { ownVacancyEndpoints } from '@gevel/contract/endpoints/own-vacancies'
import { href } from '@gevel/contract/hrefs'
import { redirect } from 'react-router'
import { callEndpoint } from '../../../content/call-endpoint.server.ts'
import { Form } from '../../../forms/form.tsx'
import { preserveInput } from '../../../forms/preserve-input.ts'
import { defineForm } from '../../../forms/schema/define-form.ts'
import { submitForm } from '../../../forms/server/submit-form.server.ts'
import { Submit } from '../../../forms/submit.tsx'
import { useActionResult } from '../../../forms/use-action-result.ts'
import { pageNotFound } from '../../../routing/not-found.ts'
import type { RouteHandle } from '../../../routing/routes/route-handle.ts'
import { styleSheets } from '../../../routing/routes/style-sheets.ts'
import styles from '../../../styles/features/own-vacancies.css?url'
import vacancyStyles from '../../../styles/features/vacancy.css?url'
import listStyles from '../../../styles/features/vacancy-list.css?url'
import { Breadcrumbs } from '../../../ui/breadcrumbs/breadcrumbs.tsx'
import { PageMeta } from '../../../ui/page/page-meta.tsx'
import { loadOffer } from '../placing/offer.server.ts'
import { isSalaryRequired } from '../placing/steps/text-step.ts'
import { TextFields } from '../text/text-fields.tsx'
import { textEntries, textForm, textInput, textProblems } from '../text/text-form.ts'
import type { Route } from './+types/edit-vacancy.route.ts'
import { loadOwnVacancy } from './own.server.ts'

export const handle: RouteHandle = { middleware: ['no-tracking'] }

export const links = styleSheets(styles, vacancyStyles, listStyles)

const SEND = '_send'
const editForm = defineForm(
  { ...textForm.fields, version: { type: 'hidden', validation: 'required', maxLength: 10 } },
  { name: 'tekst' },
)

/** `/vacatures/mijn/{id}/bewerken`: the text of a vacancy, to save or to send to the editors. */
export async function loader(args: Route.LoaderArgs) {
  const vacancy = await loadOwnVacancy(args, args.params.id)
  if (!vacancy.can.edit) pageNotFound(args.url)
  return { vacancy }
}

export async function action(args: Route.ActionArgs) {
  const { request, params } = args
  const [{ id }, offer] = [await loadOwnVacancy(args, params.id), await loadOffer(args)]
  return submitForm(request, editForm, { title: 'De tekst is niet bewaard' }, async (sent) => {
    const { version, ...values } = sent.values
    const fields = textProblems(values, { isSalaryRequired: isSalaryRequired(offer) })
    const wrong = Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined)
    if (wrong.length > 0) return sent.reject({ fields: Object.fromEntries(wrong) })
    const isSent = sent.hiddenField(SEND) !== ''
    const input = { version: Number(version), text: textInput(values), isSent }
    await callEndpoint(request, ownVacancyEndpoints.change, { params: { id }, input })
    const notice = isSent ? 'vacature-ingediend' : 'vacature-bewaard'
    return redirect(`${href('/vacatures/mijn/:id', { id })}?gelukt=${notice}`)
  })
}

export const clientAction = preserveInput<Awaited<ReturnType<typeof action>>>

export default function EditVacancyRoute({ loaderData: { vacancy }, actionData }: Route.ComponentProps) {
  const failure = useActionResult(actionData)
  const { id, title, state, version, employer, isFeatured, request } = vacancy
  return (
    <div className="wrap">
      <PageMeta
        title={`Bewerk: ${title}`}
        description={null}
        path={href('/vacatures/mijn/:id/bewerken', { id })}
        noindex
      />
      <Breadcrumbs
        above={[
          { label: 'Mijn vacatures', href: href('/vacatures/mijn') },
          { label: title, href: href('/vacatures/mijn/:id', { id }) },
        ]}
        here="Bewerken"
      />
      <header className="page-head">
        <h1>Bewerk de tekst</h1>
        <p>
          {state === 'online'
            ? 'De vacature blijft online met de huidige tekst, tot de redactie de nieuwe heeft gelezen.'
            : 'De redactie leest de tekst zodra u haar indient.'}
        </p>
      </header>
      {request && <p className="mine__why">‘{request}’</p>}
      <div className="max-w-(--measure)">
        <Form schema={editForm} typed={{ ...textEntries(vacancy), version: String(version) }} failure={failure}>
          <TextFields company={employer.name} logo={null} isFeatured={isFeatured} />
          <input type="hidden" name="version" defaultValue={version} />
          <div className="btn-row">
            <Submit name={SEND} value="yes">
              Dien in bij de redactie
            </Submit>
            <button className="btn btn--quiet" type="submit">
              Bewaar als concept
            </button>
          </div>
        </Form>
      </div>
    </div>
  )
}
