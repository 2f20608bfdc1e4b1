import { ownVacancyEndpoints as endpoints } from '@gevel/contract/endpoints/own-vacancies'
import { href } from '@gevel/contract/hrefs'
import { vacancyHref } from '@gevel/contract/vacancy-href'
import { redirect } from 'react-router'
import { callEndpoint } from '../../../content/call-endpoint.server.ts'
import { preserveInput } from '../../../forms/preserve-input.ts'
import { failureIn } from '../../../forms/schema/failure.ts'
import { submitOneOf } from '../../../forms/server/submit-form.server.ts'
import { useActionResult } from '../../../forms/use-action-result.ts'
import { beginWizard } from '../../../forms/wizard/server/begin-wizard.server.ts'
import { type DeclaredNotice, declareNotices, doneNotice } from '../../../routing/done-notice.ts'
import type { RouteHandle } from '../../../routing/routes/route-handle.ts'
import { styleSheets } from '../../../routing/routes/style-sheets.ts'
import { useVisit } from '../../../routing/use-visit.ts'
import deedStyles from '../../../styles/features/own-subscription.css?url'
import styles from '../../../styles/features/own-vacancies.css?url'
import tagStyles from '../../../styles/features/state-tags.css?url'
import { Breadcrumbs } from '../../../ui/breadcrumbs/breadcrumbs.tsx'
import { Link } from '../../../ui/links/link.tsx'
import { Lintel } from '../../../ui/lintel.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { usePageContext } from '../../../ui/page/page-context.tsx'
import { PageMeta } from '../../../ui/page/page-meta.tsx'
import { RichText } from '../../../ui/text/rich-text.tsx'
import { extensionForm } from '../extension/extension-form.ts'
import { loadOffer } from '../placing/offer.server.ts'
import { placeWizard } from '../placing/place-wizard.ts'
import { textEntries } from '../text/text-form.ts'
import type { Route } from './+types/own-vacancy.route.ts'
import { DaysChart } from './days-chart.tsx'
import { LifePanel } from './life-panel.tsx'
import { loadOwnVacancy } from './own.server.ts'
import { closeForm, copyForm, withdrawForm } from './own-vacancy-forms.ts'
import { VacancyDeeds } from './vacancy-deeds.tsx'
import { lifeText, stateTags, stateText } from './vacancy-words.ts'

export const handle: RouteHandle = { middleware: ['no-tracking'] }

export const links = styleSheets(styles, deedStyles, tagStyles)

const notices = declareNotices({
  'vacature-ingediend': { title: 'Naar de redactie gestuurd', text: 'U krijgt een mail zodra zij gelezen is.' },
  'vacature-bewaard': { title: 'Bewaard', text: 'De redactie ziet de tekst zodra u haar indient.' },
  'vacature-teruggetrokken': { title: 'Teruggetrokken', text: 'De vacature is weer een concept.' },
  'vacature-verlengd': { title: 'Verlengd', text: 'De bevestiging is gemaild, met de factuur als er een is.' },
  'vacature-gesloten': { title: 'Gesloten', text: 'De vacature staat niet meer in de lijsten.' },
})

/** `/vacatures/mijn/{id}`: a vacancy for the people of its employer. */
export async function loader(args: Route.LoaderArgs) {
  const [vacancy, { packages }] = await Promise.all([loadOwnVacancy(args, args.params.id), loadOffer(args)])
  return { vacancy, packages, done: doneNotice(args.url), idempotencyKey: crypto.randomUUID() }
}

export async function action(args: Route.ActionArgs) {
  const { request } = args
  const [vacancy, offer] = await Promise.all([loadOwnVacancy(args, args.params.id), loadOffer(args)])
  const { id } = vacancy
  const forms = {
    terugtrekken: withdrawForm,
    sluiten: closeForm,
    kopieren: copyForm,
    verlengen: extensionForm(offer.packages),
  }
  const done = ({ name }: DeclaredNotice) => redirect(`${href('/vacatures/mijn/:id', { id })}?gelukt=${name}`)
  return submitOneOf(request, forms, { title: 'Dit is niet gelukt' }, async (sent) => {
    switch (sent.which) {
      case 'kopieren':
        return beginWizard(args, placeWizard(offer), { step: 'tekst', entries: textEntries(vacancy) })
      case 'terugtrekken':
        await callEndpoint(request, endpoints.withdraw, { params: { id } })
        return done(notices['vacature-teruggetrokken'])
      case 'sluiten':
        await callEndpoint(request, endpoints.close, { params: { id }, input: sent.values })
        return done(notices['vacature-gesloten'])
      case 'verlengen':
        await callEndpoint(request, endpoints.extend, { params: { id }, input: sent.values })
        return done(notices['vacature-verlengd'])
    }
  })
}

export const clientAction = preserveInput<Awaited<ReturnType<typeof action>>>

export default function OwnVacancyRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { vacancy, done, packages, idempotencyKey } = loaderData
  const failure = failureIn(useActionResult(actionData))
  const visit = useVisit()
  const { now } = usePageContext()
  const { id, state, title, city, employer, isFeatured, page, request, can, text, revisionState } = vacancy
  const life = lifeText(vacancy, now)
  return (
    <div className="wrap">
      <PageMeta title={title} description={null} path={href('/vacatures/mijn/:id', { id })} noindex />
      <Breadcrumbs above={[{ label: 'Mijn vacatures', href: href('/vacatures/mijn') }]} here={title} />
      <header className="page-head vacancy-head">
        <div>
          <h1>{title}</h1>
          <p className="mine__facts">
            <span className={stateTags[state]}>{stateText(vacancy)}</span>
            {isFeatured && <span className="tag tag--pri">Uitgelicht</span>}
            {revisionState === 'submitted' && <span className="tag tag--info">Wijziging in behandeling</span>}
            <span>
              {employer.name}, {city}
            </span>
            {page && <span>Nummer {page.id}</span>}
            {life && state !== 'online' && <span>{life}</span>}
          </p>
          <div className="btn-row">
            {can.edit && (
              <Link className="btn btn--quiet" href={href('/vacatures/mijn/:id/bewerken', { id })}>
                Bewerk de tekst
              </Link>
            )}
            {page && (
              <Link className="btn btn--quiet" href={href('/vacatures/mijn/:id/sollicitaties', { id })}>
                Sollicitaties ({vacancy.figures.applications})
              </Link>
            )}
            {page && (
              <Link className="link" href={vacancyHref(page)}>
                Bekijk de pagina
              </Link>
            )}
          </div>
        </div>
        {state === 'online' && <LifePanel vacancy={vacancy} />}
      </header>
      <div className="stack-lg">
        {done && !failure && (
          <Notice key={visit} title={done.title} takesFocus>
            {done.text}
          </Notice>
        )}
        {request && <p className="mine__why">‘{request}’</p>}
        {vacancy.onlineFrom && <DaysChart vacancy={vacancy} />}
        <section aria-labelledby="tekst">
          <Lintel id="tekst" title="De tekst" />
          <div className="prose">
            <p className="intro">{text.intro}</p>
            <RichText content={text.body} firstHeading={3} />
          </div>
        </section>
        <VacancyDeeds
          key={visit}
          vacancy={vacancy}
          failure={failure}
          packages={packages}
          idempotencyKey={idempotencyKey}
        />
      </div>
    </div>
  )
}
