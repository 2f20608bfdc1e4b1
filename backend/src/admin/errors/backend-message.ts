/** The backend's message about an error, if any: an error page of a proxy has none. */
export function messageOf(error: unknown, otherwise: string): string {
  const hasMessage =
    error instanceof Error && 'response' in error && error.response !== undefined && error.message !== ''
  return hasMessage ? error.message : otherwise
}
