/** Begins the keys of the texts that were typed and not sent, in session storage: each tab has its own. */
const PREFIX = 'concept '

/** An unsent text, and whose it is: somebody else may log in in the same tab. */
interface UnsentText {
  reader: string
  text: string
}

/** @returns an empty text when this reader left none, or the storage is blocked */
export function findUnsentText(key: string, reader: string): string {
  try {
    const unsent: Partial<UnsentText> | null = JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null')
    return unsent?.reader === reader ? String(unsent.text ?? '') : ''
  } catch {
    return ''
  }
}

/** Stores an unsent text; an empty one removes it. Without storage the text is in its field alone. */
export function storeUnsentText(key: string, unsent: UnsentText): void {
  try {
    if (unsent.text === '') sessionStorage.removeItem(PREFIX + key)
    else sessionStorage.setItem(PREFIX + key, JSON.stringify(unsent))
  } catch {
    // see above
  }
}

/** Removes the unsent texts of this tab, when a session has ended. */
export function forgetUnsentTexts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
}
