const saving = new WeakSet<object>()

/**
 * Whether a save of a form may start: none while another is under way, as with the second click of a double click. Two at once end in
 * any order, and the failure of one makes the form warn of leaving when the other goes on to the document that it has made.
 * @param form an object that is the form's own as long as it is shown
 */
export function startSave(form: object): boolean {
  if (saving.has(form)) return false
  saving.add(form)
  return true
}

export function endSave(form: object): void {
  saving.delete(form)
}
