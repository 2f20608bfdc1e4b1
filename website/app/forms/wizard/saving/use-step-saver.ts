import { useEffect, useRef, useState } from 'react'
import { useForm } from '../../context/form-context.ts'
import type { StepView } from '../wizard-view.ts'
import { saveStep } from './save-step.ts'
import { createStepSaver, type SavingState, type StepSaver } from './step-saver.ts'
import { preserveUnsent, typedJson } from './unsent-step.ts'

/**
 * Saves what is typed in the surrounding form of a step.
 * @param hasUnsent whether the form shows what was typed before a reload, and not sent yet
 */
export function useStepSaver(view: StepView, hasUnsent: boolean): SavingState {
  const { id, schema, beforeSending } = useForm()
  const { wizard, draft, name, stepVersion, savedAt } = view
  const [state, setState] = useState<SavingState & { since: string }>({ kind: 'saved', at: savedAt, since: savedAt })
  const saver = useRef<StepSaver>(undefined)
  const latest = useRef({ schema, stepVersion, savedAt })
  useEffect(() => {
    latest.current = { schema, stepVersion, savedAt }
  }, [schema, stepVersion, savedAt])

  useEffect(() => {
    const form = document.getElementById(id)
    if (!(form instanceof HTMLFormElement)) return
    const ended = new AbortController()
    const { signal } = ended
    const current = createStepSaver({
      read: () => typedJson(latest.current.schema, form),
      isFormBusy: () => form.ariaBusy === 'true',
      preserve: (unsent) => preserveUnsent({ draft, name, stepVersion: latest.current.stepVersion }, unsent),
      send: (typed) => saveStep({ wizard, draft, step: name, ...typed }),
      publish: (next) => setState({ ...next, since: latest.current.savedAt }),
      version: latest.current.stepVersion,
    })
    saver.current = current
    for (const type of ['input', 'change']) form.addEventListener(type, current.noteInput, { signal })
    addEventListener('online', () => void current.flush(), { signal })
    document.addEventListener('visibilitychange', () => document.hidden && void current.flush(), { signal })
    const unregister = beforeSending(() => current.settle())
    if (hasUnsent) current.noteInput()
    return () => {
      unregister()
      ended.abort()
      current.stop()
    }
  }, [id, beforeSending, wizard, draft, name, hasUnsent])

  useEffect(() => saver.current?.rebase(stepVersion), [stepVersion])

  // what the server says of a later visit is newer than what this page saved
  return state.since === savedAt ? state : { kind: 'saved', at: savedAt }
}
