/** The backend's own sentence about what went wrong, when there is one. */
export function messageOf(error: unknown, otherwise: string): string {
  const isSaid = error instanceof Error && 'status' in error && error.message !== ''
  return isSaid ? error.message : otherwise
}
