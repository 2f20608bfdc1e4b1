import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { type FetcherWithComponents, useFormAction, useNavigation, useSubmit } from 'react-router'
import { useIsHydrating } from '../ui/use-is-hydrating.ts'
import { FormContext } from './context/form-context.ts'
import { useBeforeSubmit } from './context/use-before-submit.ts'
import { ErrorSummary } from './error-summary.tsx'
import { useLiveForm } from './live/use-live-form.ts'
import { containsFieldType } from './schema/contains-field-type.ts'
import { FORM_NAME, type FormSchema } from './schema/define-form.ts'
import type { Entries } from './schema/entries.ts'
import type { FormFailure } from './schema/failure.ts'
import { FORM_TEXTS } from './schema/form-texts.ts'
import { initialEntries } from './schema/initial-entries.ts'
import type { FormValues } from './schema/values.ts'
import { UploadProgress } from './upload-progress.tsx'
import { hasFiles, useFileUpload } from './use-file-upload.ts'
import { useFocusAfterSubmit } from './use-focus-after-submit.ts'

interface FormProps<S extends FormSchema> {
  schema: S
  /** the action's response to a rejected form */
  failure?: FormFailure | undefined
  /** initial values */
  values?: Partial<FormValues<S>>
  /** in place of initial values: what was typed before, which may be invalid */
  typed?: Entries
  /** path it is posted to; by default that of the page */
  action?: string
  /** sends without leaving the page */
  fetcher?: FetcherWithComponents<unknown>
  className?: string
  children: ReactNode
}

/**
 * A form. Without scripts it is the browser's own: it posts, and the response shows it again with its input and the
 * errors. With scripts React Router sends it, FormKit's rules run first, and it is disabled while its action runs.
 */
export function Form<S extends FormSchema>(props: FormProps<S>) {
  const { schema, values, typed, fetcher, className = 'form', children } = props
  const texts = FORM_TEXTS[schema.locale]
  const files = useFileUpload(texts)
  const latestFailure = files.state.kind === 'refused' ? files.state.failure : props.failure
  const failure = isFor(latestFailure, schema) ? latestFailure : undefined
  // from now on the elements themselves hold the input
  const [entries] = useState(() => initialEntries(schema.fields, typed ?? values, failure?.entries))
  const id = useId()
  const element = useRef<HTMLFormElement>(null)
  const isPending = useRef(false)
  const action = useFormAction(props.action)
  const navigate = useSubmit()
  const submit = fetcher?.submit ?? navigate
  const { store, live, start } = useLiveForm(element, schema, failure)
  const isHydrated = !useIsHydrating()
  const { beforeSending, isPreparing, prepareAndSend } = useBeforeSubmit()
  const isSubmitting = useIsSubmitting(schema, fetcher)
  const isSending = isPreparing || isSubmitting || files.state.kind === 'sending'
  const { focusProblem, noteFocus } = useFocusAfterSubmit({ element, id, failure, isSending, store })
  const takesFiles = containsFieldType(schema.fields, 'file')
  const encType = takesFiles ? 'multipart/form-data' : 'application/x-www-form-urlencoded'

  useEffect(() => live()?.setLoading(isSending), [live, isSending])

  async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
    // the server has the same rules: when FormKit does not load the form is sent without it
    const nodes = await start().catch(() => undefined)
    // a button such as "previous" sends what is typed, valid or not
    const isChecked = !(submitter instanceof HTMLButtonElement && submitter.formNoValidate)
    if (isChecked && nodes && !(await nodes.submit())) return focusProblem()
    noteFocus()
    // read before disabling it, since disabled fields are not sent
    const body = new FormData(form, submitter)
    await prepareAndSend(body, async () => {
      // the page was left meanwhile
      if (element.current !== form) return
      if (hasFiles(form)) return files.send(form.action, body)
      files.forget()
      await submit(body, { method: 'post', action, encType })
    })
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (isPending.current) return
    isPending.current = true
    const { submitter } = event.nativeEvent as SubmitEvent
    void send(event.currentTarget, submitter).finally(() => {
      isPending.current = false
    })
  }

  const context = { id, schema, entries, failure, texts, store, live, beforeSending }
  return (
    <FormContext value={context}>
      <form
        ref={element}
        id={id}
        className={className}
        method="post"
        action={action}
        encType={encType}
        // hydrated, only our own messages appear, also when an untouched form is sent
        noValidate={isHydrated}
        aria-busy={isSending}
        lang={schema.locale === 'nl' ? undefined : schema.locale}
        // for a script that sends files by itself (live/upload-files.ts)
        data-failure={takesFiles && failure ? JSON.stringify(failure) : undefined}
        onSubmit={handleSubmit}
      >
        {schema.name !== undefined && <input type="hidden" name={FORM_NAME} value={schema.name} />}
        {/* not a visual group: it disables all fields */}
        <fieldset className="form__all" disabled={isSending}>
          <legend hidden>{texts.form}</legend>
          {containsFieldType(schema.fields, 'list') && <DefaultButton />}
          <ErrorSummary />
          {children}
        </fieldset>
        {takesFiles && <UploadProgress files={files} texts={texts} />}
      </form>
    </FormContext>
  )
}

/** The button that Enter in a field presses: the first of a form, which would otherwise remove a row. */
function DefaultButton() {
  return <button type="submit" className="vh" tabIndex={-1} aria-hidden="true" />
}

/** A body that could not be read names no form: then every form of the page may show the error. */
function isFor(failure: FormFailure | undefined, { name }: FormSchema): boolean {
  return failure !== undefined && (failure.form === undefined || failure.form === name)
}

/** Whether this form's action runs, or the page is being revalidated after it. */
function useIsSubmitting({ name }: FormSchema, fetcher: FetcherWithComponents<unknown> | undefined): boolean {
  const navigation = useNavigation()
  const { state, formData } = fetcher ?? navigation
  return state !== 'idle' && formData !== undefined && (formData.get(FORM_NAME) ?? undefined) === name
}
