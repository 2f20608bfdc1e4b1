import { XmlDocument } from 'libxml2-wasm'

/** Answers paths of element names in a document, whatever their namespaces: `TaxTotal/TaxAmount`. */
export class XmlQuery {
  readonly #document: XmlDocument

  constructor(xml: Buffer) {
    this.#document = XmlDocument.fromBuffer(xml)
  }

  /** The texts at a path, anywhere in the document unless it begins with a slash. */
  texts(path: string): string[] {
    return this.#document.find(xpathOf(path)).map(({ content }) => content)
  }

  /** The one text at a path. */
  text(path: string): string {
    const [text, ...others] = this.texts(path)
    if (text === undefined || others.length > 0)
      throw new Error(`${path} is there ${others.length + 1} times, or never`)
    return text
  }

  close(): void {
    this.#document.dispose()
  }
}

function xpathOf(path: string): string {
  const steps = path.split('/').map((step) => step.replace(/^\w+/, (name) => `*[local-name() = '${name}']`))
  return path.startsWith('/') ? steps.join('/') : `//${steps.join('/')}`
}
