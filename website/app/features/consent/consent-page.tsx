import { href } from '@gevel/contract/hrefs'
import { Field } from '../../forms/field.tsx'
import { Form } from '../../forms/form.tsx'
import type { FormFailure } from '../../forms/schema/failure.ts'
import { Submit } from '../../forms/submit.tsx'
import { CONSENT_SECONDS, type ConsentChoice } from '../../state/consent/consent.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx'
import { Link } from '../../ui/links/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageMeta } from '../../ui/page/page-meta.tsx'
import { longDate } from '../../ui/text/dates.ts'
import { consentForm } from './consent-form.ts'

interface ConsentPageProps {
  choice: ConsentChoice | null
  hasPrivacyControl: boolean
  back: string
  isSaved: boolean
  failure: FormFailure | undefined
}

/** `/cookie-instellingen`: what the reader allows, and until when. */
export function ConsentPage({ choice, hasPrivacyControl, back, isSaved, failure }: ConsentPageProps) {
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

function ChoiceForm({ choice, failure }: Pick<ConsentPageProps, 'choice' | 'failure'>) {
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
