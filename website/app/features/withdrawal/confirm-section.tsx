import { href } from '@gevel/contract/hrefs'
import { Field } from '../../forms/field.tsx'
import { Form } from '../../forms/form.tsx'
import type { FormFailure } from '../../forms/schema/failure.ts'
import { Submit } from '../../forms/submit.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx'
import { Link } from '../../ui/links/link.tsx'
import { PageMeta } from '../../ui/page/page-meta.tsx'
import { TITLE } from './statement-section.tsx'
import { confirmForm, type Statement } from './withdrawal-forms.ts'

const QUESTION = 'Bevestig uw herroeping'

interface ConfirmSectionProps {
  statement: Statement
  failure: FormFailure | undefined
}

/** The second step: what was typed, and the button that sends it (Directive 2011/83/EU art. 11a lid 3). */
export function ConfirmSection({ statement, failure }: ConfirmSectionProps) {
  const { orderText, name, email } = statement
  return (
    <>
      <PageMeta title={QUESTION} description={null} path={href('/herroepen/bevestigen')} noindex />
      <Breadcrumbs above={[{ label: TITLE, href: href('/herroepen') }]} here="Bevestigen" />
      <header className="page-head">
        <h1>{QUESTION}</h1>
        <p>Stap 2 van 2. Kijk na of dit klopt. Uw herroeping is pas verstuurd als u haar bevestigt.</p>
      </header>
      <Form className="form withdraw-confirm" schema={confirmForm} values={statement} failure={failure}>
        <dl className="answers answers--wide">
          <div>
            <dt>Ik herroep</dt>
            <dd>Bestelling {orderText}</dd>
          </div>
          <div>
            <dt>Naam</dt>
            <dd>{name}</dd>
          </div>
          <div>
            <dt>Bevestiging naar</dt>
            <dd>{email}</dd>
          </div>
        </dl>
        <Field name="orderText" />
        <Field name="name" />
        <Field name="email" />
        <Field name="sending" />
        <div className="btn-row">
          <Submit>Herroeping bevestigen</Submit>
          <Link className="btn btn--quiet" href={href('/herroepen')}>
            Wijzig gegevens
          </Link>
        </div>
      </Form>
    </>
  )
}
