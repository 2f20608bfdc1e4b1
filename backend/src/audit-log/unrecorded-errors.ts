const unrecorded = new WeakSet<Error>()

/** Marks an error that rejects nothing, such as a question in the middle of a log-in: the audit log has no line for it. */
export function leaveUnrecorded(error: Error): Error {
  unrecorded.add(error)
  return error
}

export function isUnrecorded(error: unknown): boolean {
  return error instanceof Error && unrecorded.has(error)
}
