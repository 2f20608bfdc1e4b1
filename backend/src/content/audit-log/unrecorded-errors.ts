const unrecorded = new WeakSet<Error>()

/** Marks an error that is not a rejection, such as a question during a log-in: the audit log does not record it. */
export function markUnrecorded(error: Error): Error {
  unrecorded.add(error)
  return error
}

export function isUnrecorded(error: unknown): boolean {
  return error instanceof Error && unrecorded.has(error)
}
