import { cvSlot } from '@gevel/contract/applications'
import { applicationEndpoints } from '@gevel/contract/endpoints/applications'
import { href } from '@gevel/contract/hrefs'
import type { Vacancy } from '@gevel/contract/vacancies'
import { hours } from '@gevel/contract/vacancy-facts'
import { vacancyHref } from '@gevel/contract/vacancy-href'
import { redirect } from 'react-router'
import { beginCheck } from '../../../bot-check/server/begin-check.server.ts'
import { checkVisitor } from '../../../bot-check/server/check-visitor.server.ts'
import { callEndpoint } from '../../../content/call-endpoint.server.ts'
import { preserveInput } from '../../../forms/preserve-input.ts'
import { useActionResult } from '../../../forms/use-action-result.ts'
import { GoneNotice } from '../../../forms/wizard/page/gone-notice.tsx'
import { wizardAction } from '../../../forms/wizard/server/wizard-action.server.ts'
import { wizardLoader } from '../../../forms/wizard/server/wizard-loader.server.ts'
import { revalidateWizard, wizardHandle } from '../../../forms/wizard/wizard-route.ts'
import { load } from '../../../routing/load.server.ts'
import { pageNotFound, routeParam } from '../../../routing/not-found.ts'
import { styleSheets } from '../../../routing/routes/style-sheets.ts'
import { idParamSchema } from '../../../routing/urls/params.ts'
import { loadOwnAddress } from '../../../session/load-own-address.server.ts'
import applyStyles from '../../../styles/features/apply.css?url'
import headStyles from '../../../styles/features/organisation-page.css?url'
import inputStyles from '../../../styles/forms/rare-inputs.css?url'
import wizardStyles from '../../../styles/forms/wizard.css?url'
import { Breadcrumbs } from '../../../ui/breadcrumbs/breadcrumbs.tsx'
import { CompanyLogo } from '../../../ui/company/company-logo.tsx'
import { PageMeta } from '../../../ui/page/page-meta.tsx'
import { findVacancy, isOpenNow } from '../vacancies.server.ts'
import type { Route } from './+types/apply.route.ts'
import { ApplicationForm } from './application-form.tsx'
import { ApplyAside } from './apply-aside.tsx'
import { APPLY_STEP, applyForm, applyWizard } from './apply-wizard.ts'
import { ClosedApplication } from './closed-application.tsx'
import { employerOf } from './employer-of.ts'

export const handle = wizardHandle

export const links = styleSheets(wizardStyles, inputStyles, headStyles, applyStyles)

/** `/vacatures/solliciteren/{id}/{draft}`: an application that is being written; once the vacancy has closed it shows what was written. */
export async function loader(args: Route.LoaderArgs) {
  const [vacancy, own] = await Promise.all([loadVacancy(args), loadOwnAddress(args.request)])
  const employer = employerOf(vacancy)
  return wizardLoader(atForm(args), applyWizard({ id: vacancy.id, employer }), {
    known: { [APPLY_STEP]: own ?? undefined },
    beside: () => ({
      ...{ vacancy, isOpen: isOpenNow(vacancy) },
      botCheck: beginCheck(applyForm({ hasCv: true, employer })),
    }),
  })
}

export async function action(args: Route.ActionArgs) {
  const { id, ...vacancy } = await loadVacancy(args)
  const employer = employerOf(vacancy)
  return wizardAction(atForm(args), applyWizard({ id, employer }), {
    title: 'Uw sollicitatie is niet verstuurd',
    slots: { [cvSlot]: applicationEndpoints.storeCv },
    async submit({ sent, last, draft }) {
      const form = applyForm({ hasCv: true, employer })
      const check = await checkVisitor(form, sent)
      if ('rejection' in check) return check.rejection
      const { name, email, phone = '', motivation, keep } = last(form)
      const input = { draft, name, email, phone, motivation, keep }
      await callEndpoint(args.request, applicationEndpoints.apply, { params: { id }, input, ...check })
      return redirect(`${href('/vacatures/solliciteren/:id', { id })}?verstuurd`)
    },
  })
}

export const clientAction = preserveInput<Awaited<ReturnType<typeof action>>>
export const shouldRevalidate = revalidateWizard

/** The steps of the wizard are one page. */
function atForm<Args extends Route.LoaderArgs | Route.ActionArgs>(args: Args) {
  return { ...args, params: { draft: args.params.draft, step: APPLY_STEP } }
}

async function loadVacancy(args: Route.LoaderArgs | Route.ActionArgs) {
  const id = routeParam(args.url, idParamSchema, args.params.id)
  return (await load(args, findVacancy(args.request, id))) ?? pageNotFound(args.url)
}

export default function ApplyRoute({ loaderData, actionData }: Route.ComponentProps) {
  const failure = useActionResult(actionData)
  const { wizard: view, beside } = loaderData
  const vacancy = beside?.vacancy
  const above = [
    { label: 'Vacatures', href: href('/vacatures') },
    ...(vacancy ? [{ label: vacancy.title, href: vacancyHref(vacancy) }] : []),
  ]
  return (
    <div className="wrap">
      <PageMeta title="Solliciteren" description={null} path={href('/vacatures')} noindex />
      <Breadcrumbs above={above} here="Solliciteren" />
      {view.kind === 'gone' || !vacancy ? (
        view.kind === 'gone' && <GoneNotice view={view} />
      ) : (
        <div className="columns">
          <div className="lg:col-span-7 stack gap-6">
            <ApplyHead vacancy={vacancy} />
            {beside.isOpen ? (
              <ApplicationForm view={view} vacancy={vacancy} botCheck={beside.botCheck} failure={failure} />
            ) : (
              <ClosedApplication vacancy={vacancy} entries={failure?.entries ?? view.entries} />
            )}
          </div>
          <ApplyAside vacancy={vacancy} />
        </div>
      )}
    </div>
  )
}

/** For which job, and at whose. */
function ApplyHead({ vacancy }: { vacancy: Vacancy }) {
  const { company, employer, title, city } = vacancy
  const named = company ?? employer
  return (
    <header className="org-head apply-head">
      {named && <CompanyLogo company={named} sizes="4.5rem" />}
      <h1 className="text-3xl">{named ? `Solliciteer bij ${named.name}` : 'Solliciteren'}</h1>
      <p>{[`${title} in ${city}`, hours(vacancy)].filter(Boolean).join(', ')}</p>
    </header>
  )
}
