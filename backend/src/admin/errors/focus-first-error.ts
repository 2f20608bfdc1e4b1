/** Folded blocks and rows with an error open one after another, each with an animation: how long that may take, in milliseconds. */
const longestMs = 3_000
/** Frames in which the field has to stay where it is before it is shown. */
const stillFrames = 6

/**
 * Scrolls to the first field of a form with an error and moves the focus there, once the blocks and rows around it are open.
 * @returns a function that stops looking
 */
export function focusFirstError(form: HTMLElement): () => void {
  const beginMs = performance.now()
  let seen: { message: Element; top: number } | undefined
  let frames = 0
  let request = requestAnimationFrame(look)

  function look(nowMs: number): void {
    const message = form.querySelector('[data-strapi-field-error]')
    const top = message ? message.getBoundingClientRect().top - form.getBoundingClientRect().top : 0
    frames = message && seen?.message === message && seen.top === top ? frames + 1 : 0
    seen = message ? { message, top } : undefined
    const isLate = nowMs - beginMs > longestMs
    if (message && (frames === stillFrames || isLate)) showError(form, message)
    else if (!isLate) request = requestAnimationFrame(look)
  }

  return () => cancelAnimationFrame(request)
}

function showError(form: HTMLElement, message: Element): void {
  const field = form.querySelector(`[aria-describedby="${message.id}"]`)
  const shown = field ?? message
  shown.scrollIntoView({ block: 'center' })
  if (field instanceof HTMLElement) field.focus({ preventScroll: true })
}
