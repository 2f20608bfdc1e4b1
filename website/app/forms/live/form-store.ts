import type { FormSnapshot } from './form-state.ts'

/** The shared state of the parts of a form. It is empty until the form is live. */
export interface FormStore {
  get: () => FormSnapshot | undefined
  publish: (snapshot: FormSnapshot | undefined) => void
  subscribe: (listener: () => void) => () => void
}

export function createFormStore(): FormStore {
  let current: FormSnapshot | undefined
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    publish(snapshot) {
      current = snapshot
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
