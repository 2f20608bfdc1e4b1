import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The text of each page of a PDF, a line for each line. */
export async function textOfPdf(content: Uint8Array): Promise<string[]> {
  const pdf = await open(content)
  const pages: string[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''))
  }
  return pages
}

export async function titleOfPdf(content: Uint8Array): Promise<unknown> {
  const { info } = await (await open(content)).getMetadata()
  return 'Title' in info ? info.Title : undefined
}

function open(content: Uint8Array) {
  return getDocument({ data: new Uint8Array(content), verbosity: 0 }).promise
}
