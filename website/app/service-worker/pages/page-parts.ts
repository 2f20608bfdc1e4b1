import { STORED_ATTRIBUTE } from '../../stored-pages/stored-page.ts'

const FILE = /["' ](\/(?:assets|fonts)\/[\w./-]+)/g
const PICTURE = /<img src="(\/beeld\/[^"]+)"/g
const MARKED_START = new RegExp(`<html (?:${STORED_ATTRIBUTE}="[^"]*" )?`)
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** The title of a document, as text. */
export function titleOf(html: string): string {
  const [, title = ''] = /<title[^>]*>([^<]*)</.exec(html) ?? []
  return title.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? '')
}

/** The paths of the scripts, styles and fonts that a document names. */
export function filesOf(html: string): string[] {
  return unique(html, FILE)
}

/** The paths of the pictures of a document, in the size for browsers without `srcset`. */
export function picturesOf(html: string): string[] {
  return unique(html, PICTURE)
}

/** Whether search engines may not show a page: a list of search results, or a form. */
export function isHidden(html: string): boolean {
  return html.includes('<meta name="robots" content="noindex"')
}

/** A document that says when it was stored. */
export function withStoredMark(html: string, storedAt: string): string {
  return html.replace(MARKED_START, `<html ${STORED_ATTRIBUTE}="${storedAt}" `)
}

function unique(html: string, pattern: RegExp): string[] {
  return [...new Set([...html.matchAll(pattern)].map(([, path = '']) => path))]
}
