import { adminApi } from '@strapi/strapi/admin'
import { type DocumentAddress, formHeaders } from './form-headers'

interface Request {
  config?: { headers?: Record<string, string> }
}

/** What Strapi's store does around a request, as far as it is changed here. */
interface Endpoint {
  query?: (address: DocumentAddress) => Request
  onQueryStarted?: unknown
  invalidatesTags?: (result: unknown, error: unknown, ...more: unknown[]) => readonly unknown[]
}

interface Api {
  enhanceEndpoints(changes: { endpoints: Record<string, (endpoint: Endpoint) => void> }): void
}

const writes = [
  'updateDocument',
  'publishDocument',
  'unpublishDocument',
  'discardDocument',
  'cloneDocument',
  'deleteDocument',
]
/** Writes that the backend rejects when the document was changed since the form loaded it; a first save it recognises. */
const guarded = ['createDocument', 'updateDocument', 'publishDocument', 'discardDocument']

// the content manager has added its endpoints to an API whose type does not know them
const api = adminApi as unknown as Api

/**
 * A document in the admin's store changes when a save succeeded, and not before: Strapi puts what is typed in the store, takes it
 * back when the save is refused, and the form follows both (strapi/strapi#22646). Nor is it loaded anew after a failure.
 */
export function keepFormUntilSaved(): void {
  api.enhanceEndpoints({ endpoints: Object.fromEntries(writes.map((name) => [name, changeOnlyWhenDone])) })
}

/** Sends with each save which form it comes from, and which version of the document that form loaded. */
export function sendFormAlong(): void {
  api.enhanceEndpoints({ endpoints: Object.fromEntries(guarded.map((name) => [name, withFormHeaders])) })
}

function changeOnlyWhenDone(endpoint: Endpoint): void {
  const { invalidatesTags } = endpoint
  delete endpoint.onQueryStarted
  if (invalidatesTags)
    endpoint.invalidatesTags = (result, error, ...more) => (error ? [] : invalidatesTags(result, error, ...more))
}

function withFormHeaders(endpoint: Endpoint): void {
  const { query } = endpoint
  if (!query) return
  endpoint.query = (address) => {
    const request = query(address)
    if (!isOfForm(address)) return request
    return {
      ...request,
      config: { ...request.config, headers: { ...request.config?.headers, ...formHeaders(address) } },
    }
  }
}

/** A new document may also be made in a dialog over the form of another one. */
function isOfForm({ model, documentId, collectionType }: DocumentAddress): boolean {
  if (documentId || collectionType === 'single-types') return true
  return window.location.pathname.endsWith(`/${model}/create`)
}
