const newDocument = /\/(create|clone\/[^/]+)$/

/** Whether a form goes on to the document that it has just made; anybody else who leaves while it is saved is warned. */
export function isOwnNavigation(from: string, to: string): boolean {
  return newDocument.test(from) && to.startsWith(from.replace(newDocument, '/'))
}
