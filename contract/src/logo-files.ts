import type { FileBounds } from './endpoint.ts'

/** The logo of an employer: pictures without scripts, so no SVG. Without zod, because the form imports it in the browser. */
export const logoFiles = {
  types: ['image/png', 'image/jpeg', 'image/webp'],
  most: 1,
  maxBytes: 5 * 1024 * 1024,
} as const satisfies FileBounds

/** The slot of the drafts of vacancies that keeps it. */
export const logoSlot = 'logo'
