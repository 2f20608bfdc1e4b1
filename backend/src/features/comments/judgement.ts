import { commentStateSchema } from '@gevel/contract/comments'
import type { z } from 'zod'

/** The possible judgements of a comment. */
export const judgementSchema = commentStateSchema.exclude(['waiting'])
export type Judgement = z.infer<typeof judgementSchema>
