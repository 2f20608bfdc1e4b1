import { hash } from 'node:crypto'
import type { PartData } from '../ui/lazy/part-data.ts'

/** Long enough that two parts of a page never have the same. */
const ID_LENGTH = 12

/** Of objects that do not change, as those of cached responses. */
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
  const known = ids.get(data)
  if (known !== undefined) return known
  const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null
  const fields = Object.entries(data).map(([key, value]) => [key, isNested(value) ? { id: idOf(value) } : value])
  const id = hash('sha256', JSON.stringify([Array.isArray(data), fields]), 'base64url')
  ids.set(data, id)
  return id
}

/** Whether a request is that of React Router's script for the data of a page. */
function isForScript(url: string): boolean {
  return /\.data(?:\?|$)/.test(url)
}
