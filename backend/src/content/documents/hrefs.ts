import { normaliseWrittenLink, segmentsProblem, writtenLinkProblem } from '@gevel/contract/written-links'

/** @throws Error with a Dutch sentence when the site cannot follow the link */
export function checkHref(value: string): void {
  throwProblem(writtenLinkProblem(value))
}

/** @throws Error with a Dutch sentence when a path has a segment that browsers resolve */
export function checkSegments(path: string): void {
  throwProblem(segmentsProblem(path))
}

/** @throws Error with a Dutch sentence when it is not an absolute URL */
export function checkWebAddress(value: string): void {
  if (!/^https?:\/\//.test(value) || writtenLinkProblem(value))
    throw new Error('Vul een volledig adres in, dat begint met https://.')
}

/**
 * A stored link as the site follows it. One stored before it was checked, or by an import, gets the spelling that it
 * would have now.
 * @returns null without a link, and for one that the site cannot follow
 */
export function shownHref(stored: string | null | undefined): string | null {
  const link = normaliseWrittenLink(stored ?? '')
  return writtenLinkProblem(link) ? null : link
}

/** The href of a stored link that is always an absolute URL (`shownHref`); null for any other. */
export function shownWebAddress(stored: string | null | undefined): string | null {
  const link = shownHref(stored)
  return link && /^https?:/.test(link) ? link : null
}

function throwProblem(problem: string | undefined): void {
  if (problem) throw new Error(problem)
}

/** A link in Strapi's rich text, as it is stored. */
export interface LinkNode {
  type: 'link'
  url: string
  children?: { text?: string }[]
}

/** The links in rich text, at any depth. */
export function linksIn(node: unknown): LinkNode[] {
  if (Array.isArray(node)) return node.flatMap(linksIn)
  if (typeof node !== 'object' || node === null) return []
  const below = 'children' in node ? linksIn(node.children) : []
  return isLink(node) ? [node, ...below] : below
}

function isLink(node: object): node is LinkNode {
  return 'type' in node && node.type === 'link' && 'url' in node && typeof node.url === 'string'
}
