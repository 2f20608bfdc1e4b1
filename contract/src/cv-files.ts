import type { FileBounds } from './endpoint.ts'

/**
 * A CV: nothing that runs in a browser, and no `.doc`, whose container holds anything. Without zod, because the form imports it
 * there.
 */
export const cvFiles = {
  types: [
    'application/pdf',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.oasis.opendocument.text',
  ],
  most: 1,
  maxBytes: 10 * 1024 * 1024,
} as const satisfies FileBounds

/** How long an application is kept after its vacancy closed, in days; with the consent of who sent it a year. */
export const applicationDays = { usual: 28, consented: 365 } as const
