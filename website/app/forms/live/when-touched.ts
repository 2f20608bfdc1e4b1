import { isTouched } from './is-touched.ts'

const TOUCHES = ['focusin', 'pointerdown', 'input'] as const

/** Runs something whenever somebody touches a form, and at once when that has happened already: until then it need not be loaded. */
export function whenTouched(form: HTMLFormElement, touch: () => void, signal: AbortSignal): void {
  for (const type of TOUCHES) form.addEventListener(type, touch, { signal })
  if (form.contains(document.activeElement) || [...form.elements].some(isTouched)) touch()
}
