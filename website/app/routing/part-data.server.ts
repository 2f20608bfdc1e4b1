import { hash } from 'node:crypto'
import type { PartData } from '../ui/lazy/part-data.ts'

/** Long enough that two parts of a page never have the same. */
const ID_LENGTH = 12

/** Of data that do not change, as those of cached responses. */
const ids = new WeakMap<object, string>()

/**
 * The data of a static part for the document, or for a navigation within the site. In a document they are there for the rendering on the
 * server alone: React Router serialises only enumerable properties.
 */
export function partData<T extends object>({ url }: Request, data: T): PartData<T> {
  const id = ids.get(data) ?? hash('sha256', JSON.stringify(data), 'base64url').slice(0, ID_LENGTH)
  ids.set(data, id)
  return isForScript(url) ? { id, data } : Object.defineProperty({ id }, 'data', { value: data })
}

/** Whether a request is that of React Router's script for the data of a page. */
function isForScript(url: string): boolean {
  return /\.data(?:\?|$)/.test(url)
}
