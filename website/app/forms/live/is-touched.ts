/** Whether the user has changed an element since the document was rendered. */
export function isTouched(element: Element): boolean {
  if (element instanceof HTMLInputElement) {
    if (element.type === 'checkbox' || element.type === 'radio') return element.checked !== element.defaultChecked
    return element.type !== 'hidden' && element.value !== element.defaultValue
  }
  if (element instanceof HTMLTextAreaElement) return element.value !== element.defaultValue
  return (
    element instanceof HTMLSelectElement && [...element.options].some((one) => one.selected !== one.defaultSelected)
  )
}
