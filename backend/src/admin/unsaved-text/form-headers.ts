const versions = new Map<string, string>()
const heldVersions = new Set<string>()
let formKey = newKey()

/** Which document a request of the content manager is about; single types have no `documentId` in their requests. */
export interface DocumentAddress {
  model: string
  documentId?: string | undefined
  collectionType?: string | undefined
}

/** Starts another form: its saves are no longer those of the form before. */
export function startForm(): void {
  formKey = newKey()
}

/** Notes the version of a document that the form is based on, from its `updatedAt`. */
export function noteVersion(address: DocumentAddress, updatedAt: unknown): void {
  if (typeof updatedAt === 'string') versions.set(nameOf(address), updatedAt)
}

/** The same after a document was loaded, unless its version is held. */
export function noteLoadedVersion(address: DocumentAddress, updatedAt: unknown): void {
  if (!heldVersions.has(nameOf(address))) noteVersion(address, updatedAt)
}

/**
 * Keeps the version of a document while its form has unsaved text: a newer one that is loaded meanwhile may hold somebody else's text
 * in the same field, which the form does not take over.
 * @returns a function that ends this
 */
export function holdVersion(address: DocumentAddress): () => void {
  const name = nameOf(address)
  heldVersions.add(name)
  return () => void heldVersions.delete(name)
}

/** By these headers the backend sees whether a document changed since the form loaded it, and repeats no first save. */
export function formHeaders(address: DocumentAddress): Record<string, string> {
  const loadedAt = versions.get(nameOf(address))
  return { 'X-Form-Key': formKey, ...(loadedAt && { 'X-Form-Loaded-At': loadedAt }) }
}

function nameOf({ model, documentId, collectionType }: DocumentAddress): string {
  return `${model} ${collectionType === 'single-types' ? '' : (documentId ?? '')}`
}

// `randomUUID` is missing on a page that is served by http under another name than localhost
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
