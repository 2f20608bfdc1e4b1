import type { FileBounds } from './endpoint.ts'

/** The files of a tip: none of them runs in a browser. Without zod, because the form imports it there. */
export const tipFiles = {
  types: [
    'application/pdf',
    'image/jpeg',
    'image/png',
    'image/webp',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ],
  most: 3,
  maxBytes: 10 * 1024 * 1024,
} as const satisfies FileBounds
