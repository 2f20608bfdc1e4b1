import type { ClientActionArgs } from '../../../forms/preserve-input.ts'

/** `preserveInput` for an article, which loads the form code on demand: after sending a comment it is cached. */
export async function preserveCommentInput<T>(args: ClientActionArgs<T>) {
  const { preserveInput } = await import('./write-comment.tsx')
  return preserveInput(args)
}
