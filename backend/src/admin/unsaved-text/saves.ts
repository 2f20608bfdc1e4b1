import { adminApi } from '@strapi/strapi/admin'

/** What Strapi's store does around a request, as far as it is changed here. */
interface Endpoint {
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
 * A document in the admin's store changes when a save succeeded, and not before: Strapi puts what is typed in the store, takes it
 * back when the save is refused, and the form follows both (strapi/strapi#22646). Nor is it loaded anew after a failure.
 */
export function keepFormUntilSaved(): void {
  const endpoints = Object.fromEntries(writes.map((name) => [name, changeOnlyWhenDone]))
  // the content manager has added its endpoints to an API whose type does not know them
  const api = adminApi as unknown as Api
  api.enhanceEndpoints({ endpoints })
}

function changeOnlyWhenDone(endpoint: Endpoint): void {
  const { invalidatesTags } = endpoint
  delete endpoint.onQueryStarted
  if (invalidatesTags)
    endpoint.invalidatesTags = (result, error, ...more) => (error ? [] : invalidatesTags(result, error, ...more))
}
