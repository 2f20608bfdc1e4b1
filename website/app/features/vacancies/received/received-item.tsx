import type { ReceivedApplication } from '@gevel/contract/applications'
import { href } from '@gevel/contract/hrefs'
import { Field } from '../../../forms/field.tsx'
import { Form } from '../../../forms/form.tsx'
import type { FormFailure } from '../../../forms/schema/failure.ts'
import { Submit } from '../../../forms/submit.tsx'
import { longDate } from '../../../ui/text/dates.ts'
import { ApplicationDetails } from '../applying/application-details.tsx'
import { noteForm, statusForm } from './received-forms.ts'
import { STATUS_NAMES } from './status-names.ts'

interface ReceivedItemProps {
  /** id of the vacancy */
  vacancy: string
  application: ReceivedApplication
  /** identifies the forms of the page */
  sending: string
  failure: FormFailure | undefined
}

/** An application with its notes, folded until it is opened. */
export function ReceivedItem({ vacancy, application, sending, failure }: ReceivedItemProps) {
  const { id, name, status, receivedAt, notes } = application
  const about = { application: String(id) }
  return (
    <li id={`sollicitatie-${id}`}>
      <details className="fold" open={status === 'new' || failure !== undefined}>
        <summary>
          {name} <b>{STATUS_NAMES[status]}</b> <span className="muted">{longDate(receivedAt)}</span>
        </summary>
        <div className="stack gap-6">
          <ApplicationDetails
            application={application}
            cvHref={href('/vacatures/mijn/:id/sollicitaties/:application/cv', { id: vacancy, application: id })}
          />
          {notes.length > 0 && (
            <ul aria-label="Notities">
              {notes.map(({ author, text, at }) => (
                <li key={`${at} ${text}`}>
                  {text}{' '}
                  <span className="muted text-sm">
                    {author}, {longDate(at)}
                  </span>
                </li>
              ))}
            </ul>
          )}
          <Form schema={statusForm} values={{ ...about, status }} failure={failure}>
            <Field name="application" />
            <Field name="status" />
            <div>
              <Submit>Bewaar de stand</Submit>
            </div>
          </Form>
          <Form schema={noteForm} values={{ ...about, sending: keyOf(sending, id) }} failure={failure}>
            <Field name="application" />
            <Field name="text" />
            <Field name="sending" />
            <div>
              <Submit>Voeg de notitie toe</Submit>
            </div>
          </Form>
        </div>
      </details>
    </li>
  )
}

/** A UUID for each form of the page: its last digits are those of the application. */
function keyOf(sending: string, id: number): string {
  const digits = id.toString(16).padStart(8, '0')
  return sending.slice(0, -digits.length) + digits
}
