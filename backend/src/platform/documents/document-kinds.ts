import type { DocumentKind } from './document-kind'

const kinds = new Map<string, DocumentKind<unknown>>()

/** Registers kinds of documents, so that those of the database can be made: it has only their names. */
export function registerDocumentKinds(given: readonly DocumentKind<unknown>[]): void {
  for (const kind of given) {
    if (kinds.has(kind.name)) throw new Error(`There is a document called ${kind.name} already`)
    kinds.set(kind.name, kind)
  }
}

/** @throws Error for a name that no feature registered */
export function documentKindNamed(name: string): DocumentKind<unknown> {
  const kind = kinds.get(name)
  if (!kind) throw new Error(`No document is called ${name}`)
  return kind
}
