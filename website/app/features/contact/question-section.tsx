import type { ContactSubject } from '@gevel/contract/contact'
import { href } from '@gevel/contract/hrefs'
import type { BotCheckData } from '../../bot-check/bot-check-data.ts'
import { BotCheck } from '../../bot-check/form/bot-check.tsx'
import { Field } from '../../forms/field.tsx'
import { Form } from '../../forms/form.tsx'
import type { FormFailure } from '../../forms/schema/failure.ts'
import { Submit } from '../../forms/submit.tsx'
import { Link } from '../../ui/links/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { questionForm, referenceName } from './contact-forms.ts'

interface QuestionSectionProps {
  subjects: readonly ContactSubject[]
  botCheck: BotCheckData
  failure: FormFailure | undefined
  /** of the logged-in reader */
  account: { name: string; email: string } | null
  /** the label of a subject to choose beforehand; empty without one */
  subject: string
  /** identifies the form */
  sending: string
  /** the number of the message that was sent */
  sent: string | null
  /** whether its sender has to confirm the address */
  isUnconfirmed: boolean
}

/** The form of a message, or what became of it. */
export function QuestionSection(props: QuestionSectionProps) {
  const { sent, isUnconfirmed } = props
  return (
    <section className="contact-form lg:col-span-7" id="bericht" aria-label="Stuur een bericht">
      {sent === null ? (
        <QuestionForm {...props} />
      ) : (
        <div className="stack">
          <Notice title={`Uw bericht is verstuurd, met nummer ${sent}`} takesFocus>
            {isUnconfirmed
              ? 'Wij hebben u een mail gestuurd. Bevestig daarin uw mailadres, dan krijgt u een kopie van uw bericht.'
              : 'U krijgt een kopie per mail.'}
          </Notice>
          <p>
            <Link className="link" href={href('/contact')}>
              Stuur nog een bericht
            </Link>
          </p>
        </div>
      )}
    </section>
  )
}

function QuestionForm({ subjects, botCheck, failure, account, subject, sending }: QuestionSectionProps) {
  const known = subjects.some(({ label }) => label === subject) ? subject : ''
  const values = { subject: known, sending, ...(account && { name: account.name, email: account.email }) }
  return (
    <Form schema={questionForm(subjects)} values={values} failure={failure}>
      <Field name="subject" />
      {subjects.map(({ label, hint }, index) =>
        hint ? (
          <p key={label} className={`hint contact-form__about about-${index}`}>
            {hint}
          </p>
        ) : null,
      )}
      <div className="contact-form__sender">
        <Field name="name" />
        <Field name="email" />
      </div>
      {subjects.map(({ label, reference }, index) =>
        reference ? (
          <div key={label} className={`contact-form__about about-${index}`}>
            <Field name={referenceName(index)} />
          </div>
        ) : null,
      )}
      <Field name="message" />
      <Field name="sending" />
      <BotCheck data={botCheck} />
      <div className="contact-form__go">
        <Submit>Verstuur bericht</Submit>
        <span className="hint">
          {account
            ? 'U krijgt een kopie per mail.'
            : 'Uw bericht gaat meteen door. U krijgt een mail met een knop om uw adres te bevestigen, en daarna een kopie.'}
        </span>
      </div>
    </Form>
  )
}
