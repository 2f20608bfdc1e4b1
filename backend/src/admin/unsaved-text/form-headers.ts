const versions = new Map<string, string>()
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

/** Notes the version of a document that the form holds, from its `updatedAt`. */
export function noteVersion(address: DocumentAddress, updatedAt: unknown): void {
  if (typeof updatedAt === 'string') versions.set(nameOf(address), updatedAt)
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
