import { createHooks } from 'hookable'
import type { ContentError } from './backend/errors.ts'

interface ContentHooks {
  'strapi:error': (error: ContentError) => void
}

/** The hooks of the content client: every error is broadcast on `strapi:error` (requirements §8). */
export const contentHooks = createHooks<ContentHooks>()
