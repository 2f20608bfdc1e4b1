const newDocument = /\/(create|clone\/[^/]+)$/

/**
 * Whether a form navigates to the document that it has just created; every other navigation during a save shows a
 * warning.
 */
export function isFormNavigation(from: string, to: string): boolean {
  return newDocument.test(from) && to.startsWith(from.replace(newDocument, '/'))
}
