import type { ClientCall } from '../../forms/keep-typed.ts'

/** `keepTyped` for an article, whose readers load forms only when they have one: who sends a comment has its file already. */
export async function keepComment<T>(call: ClientCall<T>) {
  const { keepTyped } = await import('./write-comment.tsx')
  return keepTyped(call)
}
