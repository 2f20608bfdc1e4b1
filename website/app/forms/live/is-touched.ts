/** Whether the user has changed an element since the document was rendered. */
export function isTouched(element: Element): boolean {
  if (element instanceof HTMLInputElement) {
    if (element.type === 'checkbox' || element.type === 'radio') return element.checked !== element.defaultChecked
    return element.type !== 'hidden' && element.value !== element.defaultValue
  }
  if (element instanceof HTMLTextAreaElement) return element.value !== element.defaultValue
  return element instanceof HTMLSelectElement && isSelectTouched(element)
}

function isSelectTouched({ multiple, options, selectedIndex }: HTMLSelectElement): boolean {
  const all = [...options]
  if (multiple) return all.some((option) => option.selected !== isDefault(option))
  const initial = all.findLastIndex(isDefault)
  // without a default the browser selects the first option that can be
  return selectedIndex !== (initial < 0 ? all.findIndex((option) => !option.disabled) : initial)
}

/** `defaultSelected`, which is this attribute. */
function isDefault(option: HTMLOptionElement): boolean {
  return option.hasAttribute('selected')
}
