import type { ClientCall } from '../../../forms/preserve-input.ts'

/** `keepTyped` for an article, which loads form code only when needed: whoever sends a comment has it already. */
export async function preserveCommentInput<T>(call: ClientCall<T>) {
  const { preserveInput } = await import('./write-comment.tsx')
  return preserveInput(call)
}
