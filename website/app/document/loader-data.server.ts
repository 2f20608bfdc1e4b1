import { LOADER_DATA_ID, LOADER_DATA_START } from '../content/cache/shared-rendering.ts'

const END = '</body></html>'

/** Statements that read the data, once, before React Router's scripts start. */
export const READ_LOADER_DATA = `const to=window.__reactRouterContext?.streamController;if(to){to.enqueue(document.getElementById('${LOADER_DATA_ID}').textContent);to.close()}`

/**
 * Writes the loaders' data at the end of a document, as a block that browsers do not run and that the starter of the late scripts
 * reads: the hashes of the Content-Security-Policy then do not depend on the data. React Router's own `StreamTransfer` writes the data as a script, piece by
 * piece, and has to wait for that.
 * @param data in React Router's format: JSON, so that `<` occurs only inside of strings
 */
export function withLoaderData(html: string, data: string): string {
  const end = html.lastIndexOf(END)
  // no text may close the script element
  const json = data.replaceAll('<', '\\u003c')
  return `${html.slice(0, end)}${LOADER_DATA_START}${json}</script>${END}`
}
