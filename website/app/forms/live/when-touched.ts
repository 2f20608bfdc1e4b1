import { isTouched } from './is-touched.ts'

const TOUCHES = ['focusin', 'pointerdown', 'input'] as const

/**
 * Runs something whenever a form is touched, and at once when that has happened already: its code can be loaded
 * lazily.
 */
export function whenTouched(form: HTMLFormElement, touch: () => void, signal: AbortSignal): void {
  for (const type of TOUCHES) form.addEventListener(type, touch, { signal })
  if (form.contains(document.activeElement) || [...form.elements].some(isTouched)) touch()
}
