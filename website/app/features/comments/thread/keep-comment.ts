import type { ClientCall } from '../../../forms/keep-typed.ts'

/** `keepTyped` for an article, which loads form code only when needed: whoever sends a comment has it already. */
export async function keepComment<T>(call: ClientCall<T>) {
  const { keepTyped } = await import('./write-comment.tsx')
  return keepTyped(call)
}
