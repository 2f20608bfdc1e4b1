import { cleanLine, cleanText } from '@gevel/contract/clean-text'
import { escapeHtml } from '../../ui/text/escape-html.ts'

/** A text of HTML, which is written as it is. */
interface XmlData {
  html: string
}

/** An element of XML; a string is a text. */
export interface XmlElement {
  name: string
  attributes: Readonly<Record<string, string>>
  children: readonly XmlNode[]
}
export type XmlNode = XmlElement | XmlData | string

/** An element, without those of its children that are null. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (XmlNode | null)[]
): XmlElement {
  return { name, attributes, children: children.filter((child) => child !== null) }
}

/** The first line of a document in UTF-8. */
export const xmlDeclaration = '<?xml version="1.0" encoding="utf-8"?>\n'

/** A document in UTF-8. Texts are escaped, and lose what XML 1.0 has no characters for, so that it is always well-formed. */
export function xmlDocument(root: XmlElement): string {
  return `${xmlDeclaration}${writeXml(root)}\n`
}

/** A part of a document. Texts are escaped, and lose what XML 1.0 has no characters for. */
export function writeXml(node: XmlNode): string {
  if (typeof node === 'string') return escapeHtml(cleanText(node))
  // a section that contains its own end is written as two
  if ('html' in node) return `<![CDATA[${cleanText(node.html).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
  const { name, attributes, children } = node
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(cleanLine(value))}"`)
  const start = `<${name}${pairs.join('')}`
  return children.length > 0 ? `${start}>${children.map(writeXml).join('')}</${name}>` : `${start}/>`
}
