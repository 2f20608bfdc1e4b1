/** A failure that the user can fix: its message is one clear sentence and is all that is shown (exit code 1). */
export class UserError extends Error {
  override readonly name = 'UserError'
}
