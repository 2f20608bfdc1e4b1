import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { FormSchema } from '../schema/define-form.ts'
import type { FormFailure } from '../schema/failure.ts'
import { createFormStore, type FormStore } from './form-store.ts'
import type { LiveForm } from './live-form.ts'
import { whenTouched } from './when-touched.ts'

interface LiveHandle {
  store: FormStore
  /** the form's nodes, once it is live */
  live: () => LiveForm | undefined
  /** makes it live; rejects when the scripts do not load */
  start: () => Promise<LiveForm>
}

/**
 * Makes a form live when it is touched or sent: FormKit is a lazy file, which readers of a page need not load. What
 * was typed before is read from the elements.
 */
export function useLiveForm(
  element: RefObject<HTMLFormElement | null>,
  schema: FormSchema,
  failure: FormFailure | undefined,
): LiveHandle {
  const [store] = useState(createFormStore)
  const current = useRef<LiveForm>(undefined)
  const starting = useRef<Promise<LiveForm>>(undefined)
  const latestFailure = useRef(failure)
  const mounts = useRef(0)

  const start = useCallback((): Promise<LiveForm> => {
    const begin = async () => {
      const [form, mount] = [element.current, mounts.current]
      const { startLiveForm } = await import('./live-form.ts')
      if (!form || mount !== mounts.current) throw new Error('The form has gone')
      current.current = startLiveForm(form, schema, store.publish)
      current.current.setFailure(latestFailure.current)
      return current.current
    }
    const attempt = starting.current ?? begin()
    starting.current = attempt
    attempt.catch(() => {
      // retried at the next touch
      if (starting.current === attempt) starting.current = undefined
    })
    return attempt
  }, [element, schema, store])

  useEffect(() => {
    const form = element.current
    if (!form) return
    const ended = new AbortController()
    // without FormKit the form still works as the browser's own, and the server has the same rules
    const touch = () =>
      void start().catch((error: unknown) => {
        if (!ended.signal.aborted) console.error(error)
      })
    whenTouched(form, touch, ended.signal)
    return () => {
      ended.abort()
      mounts.current += 1
      current.current?.stop()
      current.current = undefined
      starting.current = undefined
      store.publish(undefined)
    }
  }, [element, start, store])

  useEffect(() => {
    latestFailure.current = failure
    current.current?.setFailure(failure)
  }, [failure])

  return { store, live: useCallback(() => current.current, []), start }
}
