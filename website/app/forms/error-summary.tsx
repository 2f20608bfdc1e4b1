import { useSyncExternalStore } from 'react'
import { type FormContextValue, fieldId, useForm } from './context/form-context.ts'
import type { Problem } from './live/form-state.ts'
import type { FormSchema } from './schema/define-form.ts'
import { fieldAt, labelAt } from './schema/field-at.ts'
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

/** A message away from its field includes the label, except one of the field's own, which names what is missing. */
function summaryLine({ fields }: FormSchema, { address, label, message }: Problem): string {
  // the same field of two rows has the same messages
  const own = address.includes('.') ? undefined : fieldAt(fields, address)
  const messages = own && 'validationMessages' in own ? own.validationMessages : undefined
  const isOwn = Object.values(messages ?? {}).includes(message)
  return label === '' || isOwn || message.startsWith(label) ? message : `${label}: ${message}`
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
