const everyMs = 50
/** Folded blocks and rows with an error open one after another, each with an animation. */
const triesUntilShown = 30

/**
 * Scrolls to the first field of a form with an error and moves the focus there, once the blocks and rows around it are open.
 * @returns a function that stops looking
 */
export function focusFirstError(form: HTMLElement): () => void {
  let previous: Element | undefined
  let tries = 0
  const looking = setInterval(() => {
    const [message] = form.querySelectorAll('[data-strapi-field-error]')
    tries++
    if (message && message === previous) showError(form, message)
    if ((message && message === previous) || tries === triesUntilShown) clearInterval(looking)
    previous = message
  }, everyMs)
  return () => clearInterval(looking)
}

function showError(form: HTMLElement, message: Element): void {
  const field = form.querySelector(`[aria-describedby="${message.id}"]`)
  const shown = field ?? message
  shown.scrollIntoView({ block: 'center' })
  if (field instanceof HTMLElement) field.focus({ preventScroll: true })
}
