import { useSyncExternalStore } from 'react'
import { type FormContextValue, fieldId, useForm } from './context/form-context.ts'
import type { Problem } from './live/form-state.ts'
import type { FormSchema } from './schema/define-form.ts'
import { fieldAt, labelAt } from './schema/field-at.ts'
import type { Field } from './schema/fields.ts'
import { summaryId } from './use-focus-after-submit.ts'

/** The errors of a form, with a link to each field; announced as it appears. */
export function ErrorSummary() {
  const form = useForm()
  const problems = useProblems(form)
  const { id, texts, schema } = form
  const { message, title } = form.failure ?? {}
  if (!message && problems.length === 0) return null
  return (
    <div className="notice notice--err" role="alert" id={summaryId(id)} tabIndex={-1}>
      {message ? (
        <p>
          {title && <strong>{title}</strong>}
          {message}
        </p>
      ) : (
        <strong>{texts.incomplete}</strong>
      )}
      {problems.length > 0 && (
        <ul>
          {problems.map(({ address, label, message }) => (
            <li key={address}>
              <a className="link" href={`#${fieldId(id, address)}`}>
                {summaryLine(schema, { address, label, message })}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** A message away from its field includes the label, unless it names the field itself. */
function summaryLine({ fields }: FormSchema, { address, label, message }: Problem): string {
  const field = fieldAt(fields, address)
  const isOfRow = address.includes('.')
  if (label === '' || (!isOfRow && field && isOwnMessage(field, message))) return message
  const name = field?.label
  // with its row, since the same field of two rows has the same message
  return name && message.startsWith(`${name} `) ? label + message.slice(name.length) : `${label}: ${message}`
}

/** Whether a message is one of the field's own, or begins with the name that the field has in messages. */
function isOwnMessage(field: Field, message: string): boolean {
  if (!('validationMessages' in field || 'validationLabel' in field)) return false
  const { validationMessages = {}, validationLabel } = field
  const isNamed = validationLabel !== undefined && message.startsWith(`${validationLabel} `)
  return isNamed || Object.values(validationMessages).includes(message)
}

/** The errors that prevent the form from being sent: found by its rules once it is live, by the server before. */
function useProblems({ store, failure, schema }: FormContextValue): readonly Problem[] {
  const live = useSyncExternalStore(
    store.subscribe,
    () => store.get()?.problems,
    () => undefined,
  )
  if (live) return live
  return Object.entries(failure?.fields ?? {}).map(([address, [message = '']]) => ({
    address,
    label: labelAt(schema.fields, address),
    message,
  }))
}
