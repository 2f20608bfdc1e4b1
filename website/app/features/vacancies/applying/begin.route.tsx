import { href } from '@gevel/contract/hrefs'
import { vacancyHref } from '@gevel/contract/vacancy-href'
import { redirect } from 'react-router'
import { accountProblem } from '../../../content/account-problem.ts'
import { preserveInput } from '../../../forms/preserve-input.ts'
import { failureIn } from '../../../forms/schema/failure.ts'
import { beginWizard } from '../../../forms/wizard/server/begin-wizard.server.ts'
import { load } from '../../../routing/load.server.ts'
import { pageNotFound, routeParam } from '../../../routing/not-found.ts'
import type { RouteHandle } from '../../../routing/routes/route-handle.ts'
import { idParamSchema } from '../../../routing/urls/params.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs/breadcrumbs.tsx'
import { Link } from '../../../ui/links/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageMeta } from '../../../ui/page/page-meta.tsx'
import { findVacancy, isOpenNow } from '../vacancies.server.ts'
import type { Route } from './+types/begin.route.ts'
import { applyWizard, VACANCY_STEP } from './apply-wizard.ts'
import { employerOf } from './employer-of.ts'

export const handle: RouteHandle = { middleware: ['no-tracking'], queryFlags: ['verstuurd'] }

/** `/vacatures/solliciteren/{id}`: an application begins by the button of its vacancy. */
export async function loader(args: Route.LoaderArgs) {
  const vacancy = await loadVacancy(args)
  if (!args.url.searchParams.has('verstuurd')) throw redirect(vacancyHref(vacancy))
  return { vacancy }
}

export async function action(args: Route.ActionArgs) {
  const vacancy = await loadVacancy(args)
  // the page of the vacancy says why
  if (!vacancy.takesApplications || !isOpenNow(vacancy)) return redirect(vacancyHref(vacancy))
  const { id } = vacancy
  try {
    const first = { step: VACANCY_STEP, entries: { vacancy: String(id) } }
    return await beginWizard(args, applyWizard({ id, employer: employerOf(vacancy) }), first)
  } catch (error) {
    return { message: accountProblem(error).message }
  }
}

export const clientAction = preserveInput<Awaited<ReturnType<typeof action>>>

async function loadVacancy(args: Route.LoaderArgs | Route.ActionArgs) {
  const id = routeParam(args.url, idParamSchema, args.params.id)
  return (await load(args, findVacancy(args.request, id))) ?? pageNotFound(args.url)
}

export default function BeginRoute({ loaderData: { vacancy }, actionData }: Route.ComponentProps) {
  const problem = actionData && ('message' in actionData ? actionData.message : failureIn(actionData)?.message)
  return (
    <div className="wrap">
      <PageMeta
        title="Solliciteren"
        description={null}
        path={href('/vacatures/solliciteren/:id', { id: vacancy.id })}
        noindex
      />
      <Breadcrumbs
        above={[
          { label: 'Vacatures', href: href('/vacatures') },
          { label: vacancy.title, href: vacancyHref(vacancy) },
        ]}
        here="Solliciteren"
      />
      <header className="page-head">
        <h1>Solliciteren</h1>
      </header>
      {problem ? (
        <Notice title="Solliciteren is nu niet gelukt" isProblem>
          {problem}
        </Notice>
      ) : (
        <Notice title="Uw sollicitatie is verstuurd" takesFocus>
          {employerOf(vacancy)} heeft haar ontvangen, met uw cv. U krijgt een bevestiging per mail; met de link daarin
          ziet u wat u stuurde, en kunt u de sollicitatie intrekken.
        </Notice>
      )}
      <p className="mt-6">
        <Link className="link" href={vacancyHref(vacancy)}>
          Naar de vacature
        </Link>
        {' of '}
        <Link className="link" href={href('/vacatures')}>
          alle vacatures
        </Link>
      </p>
    </div>
  )
}
