import type { ReceivedApplication } from '@gevel/contract/applications'
import { href } from '@gevel/contract/hrefs'
import { Field } from '../../../forms/field.tsx'
import { Form } from '../../../forms/form.tsx'
import type { FormFailure } from '../../../forms/schema/failure.ts'
import { Submit } from '../../../forms/submit.tsx'
import { dateAndTime } from '../../../ui/text/dates.ts'
import { ApplicationDetails } from '../applying/application-details.tsx'
import { progressForm } from './received-forms.ts'
import { STATUS_NAMES, STATUS_TAGS } from './status-names.ts'

interface ReceivedItemProps {
  /** id of the vacancy */
  vacancy: string
  application: ReceivedApplication
  /** identifies the forms of the page */
  sending: string
  isOpen: boolean
  failure: FormFailure | undefined
}

/** An application with its notes, folded until it is opened. */
export function ReceivedItem({ vacancy, application, sending, isOpen, failure }: ReceivedItemProps) {
  const { id, name, status, receivedAt, notes } = application
  return (
    <li id={`sollicitatie-${id}`}>
      <details className="appl" open={isOpen || failure !== undefined}>
        <summary>
          <span>
            <b>{name}</b>
            <small>{dateAndTime(receivedAt)}</small>
          </span>
          <span className={STATUS_TAGS[status]}>{STATUS_NAMES[status]}</span>
        </summary>
        <div className="appl__in">
          <ApplicationDetails
            application={application}
            cvHref={href('/vacatures/mijn/:id/sollicitaties/:application/cv', { id: vacancy, application: id })}
          />
          <div className="stack gap-6">
            {notes.length > 0 && (
              <ul className="appl__notes" aria-label="Notities">
                {notes.map(({ author, text, at }) => (
                  <li key={`${at} ${text}`}>
                    {text}
                    <small>
                      {author}, {dateAndTime(at)}
                    </small>
                  </li>
                ))}
              </ul>
            )}
            <Form
              schema={progressForm}
              values={{ application: String(id), status, sending: keyOf(sending, id) }}
              failure={failure}
            >
              <Field name="application" />
              <Field name="status" />
              <Field name="note" />
              <Field name="sending" />
              <div>
                <Submit>Bewaar</Submit>
              </div>
            </Form>
          </div>
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
