const saving = new WeakSet<object>()

/**
 * Whether a save of a form may start: not while another one runs, as after a double click. Two at once end in any order, and
 * when one fails, the form requests confirmation while the other one navigates to the document it created.
 * @param form an object that belongs to one form as long as it is on screen
 */
export function startSave(form: object): boolean {
  if (saving.has(form)) return false
  saving.add(form)
  return true
}

export function endSave(form: object): void {
  saving.delete(form)
}
