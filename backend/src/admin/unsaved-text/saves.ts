import { adminApi } from '@strapi/strapi/admin'
import { type DocumentAddress, formHeaders } from './form-headers'

interface Request {
  config?: { headers?: Record<string, string> }
}

/** The part of Strapi's store around a request that we change. */
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
/**
 * Writes that the backend rejects when the document was changed since the form loaded it, and the first save, whose
 * repeats it recognises.
 */
const guarded = ['createDocument', 'updateDocument', 'publishDocument', 'discardDocument']

// the content manager has added its endpoints to an API whose type does not list them
const api = adminApi as unknown as Api

/**
 * Updates a document in the admin's store after a successful save only: Strapi updates it optimistically, reverts it
 * when the save is rejected, and the form follows both (strapi/strapi#22646). Nor is it reloaded after a failure.
 */
export function updateStoreAfterSaves(): void {
  api.enhanceEndpoints({ endpoints: Object.fromEntries(writes.map((name) => [name, withoutOptimisticUpdate])) })
}

/** Sends with each save the key of its form, and the version of the document that the form loaded. */
export function sendFormHeaders(): void {
  api.enhanceEndpoints({ endpoints: Object.fromEntries(guarded.map((name) => [name, withFormHeaders])) })
}

function withoutOptimisticUpdate(endpoint: Endpoint): void {
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

/** A new document may also be created in a dialog over the form of another one. */
function isOfForm({ model, documentId, collectionType }: DocumentAddress): boolean {
  if (documentId || collectionType === 'single-types') return true
  return window.location.pathname.endsWith(`/${model}/create`)
}
