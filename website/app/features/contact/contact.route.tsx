import { contactSchema, ticketNumberSchema } from '@gevel/contract/contact'
import { single } from '@gevel/contract/envelope'
import { href } from '@gevel/contract/hrefs'
import { beginCheck } from '../../bot-check/server/begin-check.server.ts'
import { fetchContent } from '../../content/client.server.ts'
import { preserveInput } from '../../forms/preserve-input.ts'
import { failureIn } from '../../forms/schema/failure.ts'
import { useActionResult } from '../../forms/use-action-result.ts'
import { load } from '../../routing/load.server.ts'
import type { RouteHandle } from '../../routing/routes/route-handle.ts'
import { styleSheets } from '../../routing/routes/style-sheets.ts'
import { loadOwnAddress } from '../../session/load-own-address.server.ts'
import contactStyles from '../../styles/features/contact.css?url'
import inputStyles from '../../styles/forms/rare-inputs.css?url'
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx'
import { Lintel } from '../../ui/lintel.tsx'
import { PageMeta } from '../../ui/page/page-meta.tsx'
import type { Route } from './+types/contact.route.ts'
import { CompanyDetails } from './company-details.tsx'
import { questionForm, tipForm } from './contact-forms.ts'
import { LabelledList } from './labelled-list.tsx'
import { QuestionSection } from './question-section.tsx'
import { sendMessage } from './send-message.server.ts'
import { StreetPlan } from './street-plan.tsx'
import { TipSection } from './tip-section.tsx'

/** Visits are not counted: nothing may connect somebody with an anonymous tip. */
export const handle: RouteHandle = { middleware: ['no-tracking'] }

export const links = styleSheets(contactStyles, inputStyles)

export async function loader(args: Route.LoaderArgs) {
  const { request, url } = args
  const [contact, account] = await Promise.all([load(args, loadContact(request)), loadOwnAddress(request)])
  const sentNumber = (key: string) => ticketNumberSchema.safeParse(url.searchParams.get(key)).data ?? null
  return {
    contact,
    account,
    subject: url.searchParams.get('onderwerp') ?? '',
    sent: sentNumber('verstuurd'),
    isUnconfirmed: url.searchParams.has('bevestig'),
    tipped: sentNumber('getipt'),
    sending: crypto.randomUUID(),
    botChecks: { question: beginCheck(questionForm(contact.subjects)), tip: beginCheck(tipForm) },
  }
}

export async function action(args: Route.ActionArgs) {
  const { subjects } = await load(args, loadContact(args.request))
  return sendMessage(args, subjects)
}

export const clientAction = preserveInput<Awaited<ReturnType<typeof action>>>

async function loadContact(request: Request) {
  return (await fetchContent(request, '/public/contact', single(contactSchema))).data
}

const intro = 'Kies een onderwerp, dan komt uw bericht meteen bij de goede mensen.'

export default function ContactRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { contact, botChecks, ...asked } = loaderData
  const failure = failureIn(useActionResult(actionData))
  const { plan, directions } = contact
  return (
    <div className="wrap">
      <PageMeta title="Contact" description={contact.intro ?? intro} path={href('/contact')} />
      <Breadcrumbs here="Contact" />
      <header className="page-head">
        <h1>Contact</h1>
        <p>{contact.intro ?? intro}</p>
      </header>
      <div className="columns">
        <QuestionSection subjects={contact.subjects} botCheck={botChecks.question} failure={failure} {...asked} />
        <CompanyDetails contact={contact} />
      </div>
      {(plan || directions.length > 0) && (
        <section className="section" aria-labelledby="route">
          <Lintel id="route" title="Waar wij zitten" />
          <div className="columns">
            {plan && <StreetPlan plan={plan} address={contact.company.address} />}
            <LabelledList className={plan ? 'md:col-span-4' : undefined} items={directions} />
          </div>
        </section>
      )}
      <TipSection botCheck={botChecks.tip} failure={failure} {...asked} />
    </div>
  )
}
