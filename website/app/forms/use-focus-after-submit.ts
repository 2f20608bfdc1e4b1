import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import { fieldId } from './context/form-context.ts'
import type { FormStore } from './live/form-store.ts'
import type { FormFailure } from './schema/failure.ts'

interface Sent {
  element: RefObject<HTMLFormElement | null>
  /** of the form */
  id: string
  failure: FormFailure | undefined
  isSending: boolean
  store: FormStore
}

/**
 * Moves the focus: to the first invalid field, to the summary for another error, and back after success (a form that
 * is disabled while it is sent would lose it).
 */
export function useFocusAfterSubmit({ element, id, failure, isSending, store }: Sent) {
  const before = useRef<Element>(null)
  const shown = useRef(failure)

  const focusField = useCallback(
    (address: string | undefined) => {
      const target = document.getElementById(address === undefined ? summaryId(id) : fieldId(id, address))
      target?.focus()
    },
    [id],
  )

  // synchronously with the response: a later effect could take the focus from a field that is being typed in
  useLayoutEffect(() => {
    if (isSending) return
    if (failure && failure !== shown.current) focusField(Object.keys(failure.fields)[0])
    else if (document.activeElement === document.body && before.current instanceof HTMLElement) before.current.focus()
    shown.current = failure
    before.current = null
  }, [failure, focusField, isSending])

  return {
    /** for a form that was not sent */
    focusProblem: () => focusField(store.get()?.problems[0]?.address),
    /** right before it is sent, and disabled */
    noteFocus() {
      before.current = element.current?.contains(document.activeElement) ? document.activeElement : null
    },
  }
}

export function summaryId(formId: string): string {
  return `${formId}-summary`
}
