import { hash } from 'node:crypto'
import type { PartData } from '../ui/lazy/part-data.ts'

/** Long enough that two parts of a page never have the same. */
const ID_LENGTH = 12

/** Ids of objects that do not change, such as those of cached responses. */
const ids = new WeakMap<object, string>()

/**
 * The data of a static part for the document, or for a navigation within the site. In a document they are there for the rendering on the
 * server alone: React Router serialises only enumerable properties.
 */
export function partData<T extends object>({ url }: Request, data: T): PartData<T> {
  const id = idOf(data).slice(0, ID_LENGTH)
  return isForScript(url) ? { id, data } : Object.defineProperty({ id }, 'data', { value: data })
}

/** Equal data have equal ids. Those of objects within are known, when only what is around them is new, as it is for each request. */
function idOf(data: object): string {
  const knownId = ids.get(data)
  if (knownId !== undefined) return knownId
  let text = Array.isArray(data) ? '[' : '{'
  for (const [key, value] of Object.entries(data)) text += `${key.length}${key}${textOf(value)}`
  const id = hash('sha256', text, 'base64url')
  ids.set(data, id)
  return id
}

/** Unlike for other values, also in the middle of a text: each begins with its type, and strings with their length. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return `"${value.length}"${value}`
  return typeof value === 'object' && value !== null ? `#${idOf(value)}` : `(${value})`
}

/** Whether a request is that of React Router's script for the data of a page. */
function isForScript(url: string): boolean {
  return /\.data(?:\?|$)/.test(url)
}
