import { href } from '@gevel/contract/hrefs'
import { redirect } from 'react-router'
import { Field } from '../../forms/field.tsx'
import { Form } from '../../forms/form.tsx'
import { preserveInput } from '../../forms/preserve-input.ts'
import type { FormFailure } from '../../forms/schema/failure.ts'
import { submitForm } from '../../forms/server/submit-form.server.ts'
import { Submit } from '../../forms/submit.tsx'
import { useActionResult } from '../../forms/use-action-result.ts'
import { returnPath } from '../../routing/urls/return-path.ts'
import { CONSENT_SECONDS, type ConsentChoice, parseConsent, readConsent } from '../../state/consent/consent.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx'
import { Link } from '../../ui/links/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageMeta } from '../../ui/page/page-meta.tsx'
import { longDate } from '../../ui/text/dates.ts'
import type { Route } from './+types/consent.route.ts'
import { consentCookie } from './consent-cookie.server.ts'
import { consentForm } from './consent-form.ts'

export function loader({ request, url }: Route.LoaderArgs) {
  return {
    choice: parseConsent(readConsent(request.headers.get('cookie'))) ?? null,
    // https://w3c.github.io/gpc/
    hasPrivacyControl: request.headers.get('sec-gpc') === '1',
    back: returnPath(url),
    isSaved: url.searchParams.get('gelukt') === 'keuze',
  }
}

export function action({ request, url }: Route.ActionArgs) {
  return submitForm(request, consentForm, { title: 'Uw keuze is niet bewaard' }, async ({ values }) => {
    // with the edition and the return path
    const query = url.search.replace(/[?&]gelukt=keuze$/, '')
    const headers = { 'Set-Cookie': consentCookie(request, values.granted) }
    return redirect(`${href('/cookie-instellingen')}${query}${query ? '&' : '?'}gelukt=keuze`, { headers })
  })
}

export const clientAction = preserveInput<Awaited<ReturnType<typeof action>>>

/** `/cookie-instellingen`: what the reader allows, and until when. */
export default function ConsentRoute({
  loaderData: { choice, hasPrivacyControl, back, isSaved },
  actionData,
}: Route.ComponentProps) {
  const failure = useActionResult(actionData)
  return (
    <div className="wrap">
      <PageMeta
        title="Cookie-instellingen"
        description="Bepaal wat de site in uw browser bewaart en laadt."
        path={href('/cookie-instellingen')}
        noindex
      />
      <Breadcrumbs here="Cookie-instellingen" />
      <header className="page-head">
        <h1>Cookie-instellingen</h1>
        <p className="intro">
          Functionele cookies laten de site werken en staan altijd aan: voor inloggen, bewaren wat u wilt lezen, en deze
          keuze onthouden. Over de rest beslist u. In de{' '}
          <Link className="link" href={href('/privacy')}>
            privacyverklaring
          </Link>{' '}
          staat alles op een rij.
        </p>
      </header>
      <div className="stack max-w-(--measure)">
        {isSaved && <SaveNotice isStored={choice !== null} back={back} />}
        {hasPrivacyControl ? <PrivacyControlNotice /> : <ChoiceForm choice={choice} failure={failure} />}
      </div>
    </div>
  )
}

function SaveNotice({ isStored, back }: { isStored: boolean; back: string }) {
  if (!isStored) {
    return (
      <Notice title="Uw keuze is niet bewaard" isProblem takesFocus>
        Uw browser bewaart geen cookies van deze site. Films laden wij dan niet voordat u daarop klikt.
      </Notice>
    )
  }
  return (
    <Notice title="Uw keuze is bewaard" takesFocus>
      {back !== href('/') && (
        <Link className="link" href={back}>
          Terug naar waar u was
        </Link>
      )}
    </Notice>
  )
}

function ChoiceForm({ choice, failure }: { choice: ConsentChoice | null; failure: FormFailure | undefined }) {
  return (
    <>
      <p>
        {choice
          ? validity(choice)
          : 'U hebt nog niets gekozen. Onze statistieken weten niet wie u bent: zij staan aan tot u ze hier uitzet. Al het andere staat uit.'}
      </p>
      <Form
        schema={consentForm}
        values={{ granted: [...(choice?.granted ?? (['statistics'] as const))] }}
        failure={failure}
      >
        <Field name="granted" />
        <Submit>Bewaar mijn keuze</Submit>
      </Form>
    </>
  )
}

function PrivacyControlNotice() {
  return (
    <p>
      Uw browser vraagt met Global Privacy Control om u niet te volgen. Daar houden wij ons aan: alles wat niet nodig
      is, staat uit. Een film bekijkt u met de knop ‘Laden’ onder die film.
    </p>
  )
}

function validity({ day }: ConsentChoice): string {
  const until = new Date(Date.parse(day) + CONSENT_SECONDS * 1000)
  return `U koos dit op ${longDate(day)}. Uw keuze geldt in deze browser tot ${longDate(until.toISOString())}.`
}
