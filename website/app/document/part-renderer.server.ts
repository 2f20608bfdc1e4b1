import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { renderToString } from 'react-dom/server'
import type { RenderPart } from '../ui/lazy/part-renderer.ts'
import { LEFT_OUT } from './left-out.ts'

/** Enough for the texts of some 2,000 articles. */
const MAX_CHARACTERS = 16 * 1024 * 1024

const rendered = new LRUCache<string, string>({
  maxSize: MAX_CHARACTERS,
  sizeCalculation: (html, key) => html.length + key.length + 100,
})

/**
 * Renders static parts of pages, each once as long as it is used (decision 068). A key has all that the part depends on, so an outdated one is
 * never found again.
 */
export const renderPart: RenderPart = (key, part) => {
  const id = hash('sha256', key, 'base64url')
  const known = rendered.get(id)
  if (known !== undefined) return known
  const html = renderAlone(part, id)
  if (html !== undefined) rendered.set(id, html)
  return html
}

/** Undefined when it suspends or fails: in the page the rendering then waits for it, or reports the error. */
function renderAlone(part: Parameters<RenderPart>[1], id: string): string | undefined {
  try {
    // the ids of elements in it are unlike those of other parts
    const html = renderToString(part, { identifierPrefix: id.slice(0, 8) })
    return html.includes(LEFT_OUT) ? undefined : html
  } catch {
    return undefined
  }
}
