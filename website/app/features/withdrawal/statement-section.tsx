import { withinEdition } from '@gevel/contract/edition-links'
import { href } from '@gevel/contract/hrefs'
import { Field } from '../../forms/field.tsx'
import { Form } from '../../forms/form.tsx'
import type { FormFailure } from '../../forms/schema/failure.ts'
import { Submit } from '../../forms/submit.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx'
import { Link } from '../../ui/links/link.tsx'
import { PageMeta } from '../../ui/page/page-meta.tsx'
import { useEdition } from '../editions/editions.ts'
import { type Statement, statementForm } from './withdrawal-forms.ts'

/** The title of the page, and the words that the law asks for (Directive 2011/83/EU art. 11a lid 1). */
export const TITLE = 'Hier herroepen'

interface StatementSectionProps {
  /** what is known of it */
  statement: Statement
  failure: FormFailure | undefined
}

/** The first step of a withdrawal, with what happens after it. */
export function StatementSection({ statement, failure }: StatementSectionProps) {
  const edition = useEdition()
  return (
    <>
      <PageMeta
        title={TITLE}
        description="Zie binnen de bedenktijd van uw bestelling af: zonder reden, zonder account, in twee stappen."
        path={href('/herroepen')}
      />
      <Breadcrumbs here={TITLE} />
      <header className="page-head">
        <h1>{TITLE}</h1>
        <p>
          U ziet binnen de bedenktijd van uw bestelling af. Dat kan zonder reden en zonder account, in twee stappen.
        </p>
      </header>
      <div className="columns">
        <div className="withdraw-form lg:col-span-7">
          <Form
            schema={statementForm}
            values={statement}
            failure={failure}
            action={withinEdition(href('/herroepen/bevestigen'), edition)}
          >
            <Field name="orderText" />
            <Field name="name" />
            <Field name="email" />
            <Field name="sending" />
            <div className="btn-row">
              <Submit>{TITLE}</Submit>
              <span className="hint">Stap 1 van 2. U bevestigt op de volgende pagina.</span>
            </div>
          </Form>
        </div>
        <aside className="joint stack withdraw-beside lg:col-span-5" aria-label="Over herroepen">
          <Afterwards />
          <p className="notice">
            <strong>Opzeggen is iets anders</strong>
            Wilt u na de bedenktijd van een lopend abonnement af, dan kunt u elke dag{' '}
            <Link className="link" href={href('/opzeggen')}>
              opzeggen
            </Link>
            .
          </p>
        </aside>
      </div>
    </>
  )
}

function Afterwards() {
  return (
    <section aria-labelledby="daarna">
      <h2 id="daarna" className="text-lg">
        Wat er daarna gebeurt
      </h2>
      <ol className="courses afterwards">
        <li>
          <strong>Meteen</strong>
          <p className="serif">U krijgt een mail met wat u ons stuurde, met datum en tijd.</p>
        </li>
        <li>
          <strong>Binnen 14 dagen</strong>
          <p className="serif">
            U krijgt uw geld terug op de rekening waarvan u betaalde. Begon u op uw verzoek direct, dan gaat een deel
            naar rato af.
          </p>
        </li>
        <li>
          <strong>Het magazine</strong>
          <p className="serif">Wat u al kreeg, mag u houden.</p>
        </li>
      </ol>
    </section>
  )
}
