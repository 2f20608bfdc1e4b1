/** The backend's message about an error, if any: an error page of a proxy has none. */
export function messageOf(error: unknown, otherwise: string): string {
  const isSaid = error instanceof Error && 'response' in error && error.response !== undefined && error.message !== ''
  return isSaid ? error.message : otherwise
}
