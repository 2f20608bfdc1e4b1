import { isTouched } from '../../../forms/live/is-touched.ts'
import { consentAsked } from '../../../state/consent/consent-asked.ts'
import { installWay } from './platform.ts'
import { hasRefused } from './refusal.ts'

/** Whether the site can be installed here, the reader has not refused it, and the page allows a question. */
export function mayOffer(): boolean {
  return installWay() !== 'none' && !hasRefused(Date.now()) && mayInterrupt()
}

const FIELD = 'input:not([type=hidden]), textarea, select'

/** Whether a question may appear now: not beside another, a paywall, an error or a form that the reader may be filling in. */
export function mayInterrupt(): boolean {
  const main = document.getElementById('inhoud')
  if (!main || consentAsked.getState().isAsked || document.querySelector('dialog[open], .wall, .oops')) return false
  // a chart has fields too, for its values by keyboard, but no form
  const fields = [...main.querySelectorAll('form')].flatMap((form) => [...form.querySelectorAll(FIELD)])
  return !document.activeElement?.matches(FIELD) && !fields.some((field) => isTouched(field) || isOnScreen(field))
}

function isOnScreen(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect()
  return height > 0 && top < innerHeight && bottom > 0
}
