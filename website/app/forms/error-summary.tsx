import { useSyncExternalStore } from 'react'
import { type FormContextValue, fieldId, useForm } from './context/form-context.ts'
import type { Problem } from './live/form-state.ts'
import { labelAt } from './schema/field-at.ts'
import { summaryId } from './use-focus-after-submit.ts'

/** The errors of a form, with a link to each field; announced as it appears. */
export function ErrorSummary() {
  const form = useForm()
  const problems = useProblems(form)
  const { id, texts } = form
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
                {summaryLine(label, message)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** A message away from its field includes the label. */
function summaryLine(label: string, message: string): string {
  return label === '' || message.startsWith(label) ? message : `${label}: ${message}`
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
