import type { z } from 'zod'

interface Definition<Props> {
  /** stored with each document; renaming it abandons those still to be made */
  name: string
  /** what it is of: 'invoice', 'order' … */
  subject: string
  type: 'application/pdf' | 'application/xml'
  /** what it is made of, stored as JSON until it is made: a timestamp is `z.coerce.date()` */
  props: z.ZodType<Props, unknown>
  /**
   * Makes the content, outside a transaction. It may only depend on the props and on rows that do not change: it is made once, and where
   * two copies of the backend make it at once the first is stored.
   */
  make(props: Props): Promise<Buffer>
}

/** A kind of document that customers get: an invoice as PDF. */
export interface DocumentKind<Props> extends Omit<Definition<Props>, 'make'> {
  /** @throws ZodError when the props do not match */
  make(props: unknown): Promise<Buffer>
}

/** Declares a kind of document, which its feature registers. */
export function defineDocument<Props>({ make, ...definition }: Definition<Props>): DocumentKind<Props> {
  return { ...definition, make: (props) => make(definition.props.parse(props)) }
}

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
