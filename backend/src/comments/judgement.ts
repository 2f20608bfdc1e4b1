import { commentStateSchema } from '@gevel/contract/comments'
import type { z } from 'zod'

/** What an editor can decide about a comment. */
export const judgementSchema = commentStateSchema.exclude(['waiting'])
export type Judgement = z.infer<typeof judgementSchema>
