import { createHash } from 'node:crypto'

/** The id of a document that all customers get: of its content, so that a changed text is another document. */
export function sharedIdOf(props: object): number {
  // within PostgreSQL's integer
  return createHash('sha256').update(JSON.stringify(props)).digest().readUInt32BE(0) >>> 1
}
