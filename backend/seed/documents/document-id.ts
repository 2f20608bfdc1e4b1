import { createHash } from 'node:crypto'

/**
 * Strapi's id of a document of the demo content: the same on every machine, so that seeding again finds what is there.
 * It has the 24 letters and digits of Strapi's own ids.
 */
export function documentId(kind: string, key: string): string {
  const digits = BigInt(`0x${createHash('sha256').update(`${kind}:${key}`).digest('hex')}`).toString(36)
  return `s${digits.slice(-23)}`
}
