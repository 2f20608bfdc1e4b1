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
