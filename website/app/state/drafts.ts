/** Begins the keys of the texts that were typed and not sent, in session storage: each tab has its own. */
const PREFIX = 'concept '

/** An unsent text, and whose it is: somebody else may log in in the same tab. */
interface Draft {
  reader: string
  text: string
}

/** @returns an empty text when this reader left none, or the storage is blocked */
export function findDraft(key: string, reader: string): string {
  try {
    const draft: Partial<Draft> | null = JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null')
    return draft?.reader === reader ? String(draft.text ?? '') : ''
  } catch {
    return ''
  }
}

/** Stores an unsent text; an empty one removes it. Without storage the text is in its field alone. */
export function storeDraft(key: string, draft: Draft): void {
  try {
    if (draft.text === '') sessionStorage.removeItem(PREFIX + key)
    else sessionStorage.setItem(PREFIX + key, JSON.stringify(draft))
  } catch {
    // see above
  }
}

/** Removes the unsent texts of this tab, when a session has ended. */
export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
}
