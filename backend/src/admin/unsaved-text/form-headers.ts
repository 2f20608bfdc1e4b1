const versions = new Map<string, string>()
const heldVersions = new Set<string>()
const loadedVersions = new Map<string, string>()
let formKey = newKey()
let saves = 0
let currentForm: object | undefined

/** The document that a request of the content manager is about; requests of single types have no `documentId`. */
export interface DocumentAddress {
  model: string
  documentId?: string | undefined
  collectionType?: string | undefined
}

/** Starts another form: its saves no longer belong to the previous form. */
export function startForm(): void {
  formKey = newKey()
  saves = 0
}

/**
 * Starts the form that is on screen, unless it has started: the panel beside it is mounted again where it becomes a drawer.
 * @param form an object that belongs to one form as long as it is on screen
 * @returns whether it is another form
 */
export function enterForm(form: object): boolean {
  if (form === currentForm) return false
  currentForm = form
  startForm()
  return true
}

/** Records the version of a document that the form is based on, from its `updatedAt`. */
export function noteVersion(address: DocumentAddress, updatedAt: unknown): void {
  if (typeof updatedAt === 'string') versions.set(nameOf(address), updatedAt)
}

/** Records the version of a document that was loaded, unless the version of its form is pinned. */
export function noteLoadedVersion(address: DocumentAddress, updatedAt: unknown): void {
  if (typeof updatedAt === 'string') loadedVersions.set(nameOf(address), updatedAt)
  if (!heldVersions.has(nameOf(address))) noteVersion(address, updatedAt)
}

/** The version of a document that was loaded last, also while another one is pinned. */
export function loadedVersionOf(address: DocumentAddress): string | undefined {
  return loadedVersions.get(nameOf(address))
}

/**
 * Pins the version of a document while its form has unsaved text: a newer version that loads meanwhile may change a
 * field that the form does not take over.
 * @returns a function that unpins it
 */
export function holdVersion(address: DocumentAddress): () => void {
  const name = nameOf(address)
  heldVersions.add(name)
  return () => void heldVersions.delete(name)
}

/**
 * Headers by which the backend detects that a document changed since the form loaded it, a repeated first save, and a save
 * that arrives after a later one. Call it once for each save: it counts them.
 */
export function formHeaders(address: DocumentAddress): Record<string, string> {
  const loadedAt = versions.get(nameOf(address))
  saves++
  return { 'X-Form-Key': formKey, 'X-Form-Save': String(saves), ...(loadedAt && { 'X-Form-Loaded-At': loadedAt }) }
}

function nameOf({ model, documentId, collectionType }: DocumentAddress): string {
  return `${model} ${collectionType === 'single-types' ? '' : (documentId ?? '')}`
}

// `randomUUID` is missing on a page that is served over http under a name other than localhost
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
