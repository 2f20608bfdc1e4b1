import type { Page } from '@playwright/test'

/** An element of a parsed document; `name` is without a prefix. */
export interface XmlTree {
  namespace: string | null
  name: string
  attributes: Record<string, string>
  children: XmlTree[]
  /** of the element itself and everything in it */
  text: string
}

/**
 * Parses XML as a browser does, strictly.
 * @throws Error when it is not well-formed
 */
export async function parseXml(page: Page, xml: string): Promise<XmlTree> {
  return page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, 'application/xml')
    const error = document.querySelector('parsererror')
    if (error) throw new Error(`not well-formed: ${error.textContent}`)
    const treeOf = (element: Element): XmlTree => ({
      namespace: element.namespaceURI,
      name: element.localName,
      attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
      children: [...element.children].map(treeOf),
      text: element.textContent ?? '',
    })
    return treeOf(document.documentElement)
  }, xml)
}

/** The children with a name in the namespace of their parent. */
export function childrenOf({ children, namespace }: XmlTree, name: string): XmlTree[] {
  return children.filter((child) => child.name === name && child.namespace === namespace)
}

/** A problem for each of these children that is not there as often as it has to be. */
export function countProblems(
  parent: XmlTree,
  { once = [], atMostOnce = [] }: { once?: readonly string[]; atMostOnce?: readonly string[] },
): string[] {
  const count = (name: string) => childrenOf(parent, name).length
  return [
    ...once.filter((name) => count(name) !== 1).map((name) => `${parent.name}: ${count(name)} times ${name}`),
    ...atMostOnce.filter((name) => count(name) > 1).map((name) => `${parent.name}: ${count(name)} times ${name}`),
  ]
}

/** Whether it is an absolute http(s) address. */
export function isWebAddress(text: string | undefined): boolean {
  return text !== undefined && /^https?:\/\/\S+$/.test(text) && URL.canParse(text)
}

/** Whether it is an absolute URI without spaces, such as a tag URI. */
export function isUri(text: string): boolean {
  return /^[a-z][a-z0-9+.-]*:[^\s<>"{}|\\^`]+$/i.test(text)
}

/** Whether it is a moment by RFC 3339. */
export function isMoment(text: unknown): boolean {
  return (
    typeof text === 'string' &&
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/.test(text) &&
    !Number.isNaN(Date.parse(text))
  )
}
