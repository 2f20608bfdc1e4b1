/** When this document was stored, if it is one that the service worker sent without a connection. */
export function storedAt(): string | undefined {
  return document.documentElement.dataset.stored
}

/** Whether this document is a stored one: it says nothing of the reader's session. */
export function isStoredDocument(): boolean {
  return storedAt() !== undefined
}
