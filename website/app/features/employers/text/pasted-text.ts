const SKIPPED = new Set(['STYLE', 'SCRIPT', 'TITLE', 'META', 'LINK', 'HEAD', 'IMG', 'SVG'])
const BLOCKS = new Set([
  'P',
  'DIV',
  'H1',
  'H2',
  'H3',
  'H4',
  'H5',
  'H6',
  'UL',
  'OL',
  'LI',
  'TABLE',
  'TR',
  'BLOCKQUOTE',
  'SECTION',
  'ARTICLE',
])

/** Word marks the items of its lists by a style, with a bullet as text. */
const wordItem = /mso-list:\s*l\d+/i
const wordBullet = /^[\s·•▪◦o§-]+|^\s*\d+[.)]\s*/

/** HTML of the clipboard as a marked text: headings, lists, bold text and links, and nothing else of it. */
export function pastedText(html: string): string {
  const body = new DOMParser().parseFromString(html, 'text/html').body
  return blocksOf(body)
    .join('\n\n')
    .replace(/\n\n(?=(?:- |\d+\. ).*)/g, (gap, at: number, all: string) => (isItem(lineBefore(all, at)) ? '\n' : gap))
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function lineBefore(text: string, at: number): string {
  return text.slice(text.lastIndexOf('\n', at - 1) + 1, at)
}

const isItem = (line: string) => /^(?:- |\d+\. )/.test(line)

function blocksOf(parent: Node): string[] {
  const blocks: string[] = []
  let line = ''
  const endLine = () => {
    if (line.trim() !== '') blocks.push(clean(line))
    line = ''
  }
  for (const child of parent.childNodes) {
    if (child instanceof Element && SKIPPED.has(child.tagName.toUpperCase())) continue
    if (!(child instanceof HTMLElement) || !(BLOCKS.has(child.tagName) || hasBlocks(child))) {
      line += inlineOf(child)
      continue
    }
    endLine()
    blocks.push(...blockOf(child))
  }
  endLine()
  return blocks
}

/** Google Docs wraps all of it in a `<b>` of normal weight. */
function hasBlocks(element: HTMLElement): boolean {
  return [...element.children].some((child) => BLOCKS.has(child.tagName))
}

function blockOf(element: HTMLElement): string[] {
  const tag = element.tagName
  if (/^H[1-6]$/.test(tag)) {
    const text = clean(textOf(element))
    return text ? [`${tag > 'H2' ? '###' : '##'} ${text}`] : []
  }
  if (tag === 'UL' || tag === 'OL') return itemsOf(element)
  if (wordItem.test(element.getAttribute('style') ?? '') || /^MsoListParagraph/.test(element.className)) {
    const text = clean(inlineOf(element)).replace(wordBullet, '')
    return text ? [`- ${text}`] : []
  }
  return blocksOf(element)
}

function itemsOf(list: HTMLElement): string[] {
  return [...list.children].flatMap((child, index) => {
    if (child.tagName === 'UL' || child.tagName === 'OL') return itemsOf(child as HTMLElement)
    const nested = [...child.querySelectorAll(':scope > ul, :scope > ol')]
    const copy = child.cloneNode(true) as HTMLElement
    for (const inner of copy.querySelectorAll(':scope > ul, :scope > ol')) inner.remove()
    const text = clean(inlineOf(copy))
    const items = text ? [`${list.tagName === 'OL' ? `${index + 1}.` : '-'} ${text}`] : []
    return [...items, ...nested.flatMap((inner) => itemsOf(inner as HTMLElement))]
  })
}

function inlineOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return (node.textContent ?? '').replace(/[\s\u00a0]+/g, ' ')
  if (!(node instanceof HTMLElement) || SKIPPED.has(node.tagName.toUpperCase())) return ''
  if (node.tagName === 'BR') return '\n'
  const inner = [...node.childNodes].map(inlineOf).join('')
  if (inner.trim() === '') return inner
  if (node.tagName === 'A') {
    const address = node.getAttribute('href') ?? ''
    return /^(?:https?:|mailto:|tel:)/i.test(address)
      ? `[${inner.trim()}](${address.replace(/[\s()]/g, encodeURIComponent)})`
      : inner
  }
  return isBold(node) && !inner.includes('**') ? around(inner) : inner
}

function isBold({ tagName, style }: HTMLElement): boolean {
  const weight = style.fontWeight
  if (weight) return weight === 'bold' || Number(weight) >= 600
  return tagName === 'B' || tagName === 'STRONG'
}

/** Spaces at the edges stay outside the mark. */
function around(text: string): string {
  const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? []
  return `${before}**${words}**${after}`
}

function textOf(node: Node): string {
  return (node.textContent ?? '').replace(/[\s\u00a0]+/g, ' ')
}

function clean(text: string): string {
  return text
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim()
}
