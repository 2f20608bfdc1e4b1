/** The address of the manifest of all routes, beside that of the one which has those that every page leads to. */
export function completeManifest(shared: string): string {
  return shared.replace(/manifest-(?=[^/]*$)/, 'manifest-all-')
}
