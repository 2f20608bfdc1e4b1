import { adminApi } from '@strapi/strapi/admin'

/** A request that changes something. */
export interface SiteChange {
  method: 'POST' | 'PUT' | 'DELETE'
  /** from the root of the backend */
  path: string
  body?: unknown
}

interface SiteRead {
  path: string
  /** another one loads the same path again */
  version?: string
}

/**
 * The requests of our screens in the admin's own store, which drops late responses to earlier requests, retries reads
 * over a bad connection (`loading/repeat-reads.ts`), notices an ended session and is emptied at a log-out. Every
 * change reloads what is on the screen, also a failed one: the row may have changed meanwhile.
 */
export const siteApi = adminApi.enhanceEndpoints({ addTagTypes: ['SiteData'] }).injectEndpoints({
  endpoints: (build) => ({
    siteData: build.query<unknown, SiteRead>({ query: ({ path }) => path, providesTags: ['SiteData'] }),
    siteChange: build.mutation<unknown, SiteChange>({
      query: ({ method, path, body }) => ({ url: path, method, data: body }),
      invalidatesTags: ['SiteData'],
    }),
  }),
})
