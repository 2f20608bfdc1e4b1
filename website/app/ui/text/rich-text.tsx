import type { RichText as RichTextContent, RichTextInline, RichTextLeaf, RichTextList } from '@gevel/contract/rich-text'
import { createElement, Fragment, type ReactNode } from 'react'
import { SiteLink } from '../links/site-link.tsx'

/**
 * An editor's rich text. Its headings begin at the level `firstHeading`, to fit below the headings above it. Only
 * elements that the contract names are created: what an editor pastes cannot become markup.
 */
export function RichText({ content, firstHeading = 2 }: { content: RichTextContent; firstHeading?: 2 | 3 }) {
  return content.map((node, at) => {
    const key = `${node.type}-${at}`
    if (node.type === 'list') return <List key={key} list={node} />
    const children = inlines(node.children)
    if (node.type === 'heading') {
      return createElement(`h${Math.min(6, Math.max(firstHeading, node.level + firstHeading - 2))}`, { key }, children)
    }
    if (isEmpty(node.children)) return null
    return node.type === 'quote' ? <blockquote key={key}>{children}</blockquote> : <p key={key}>{children}</p>
  })
}

function List({ list }: { list: RichTextList }) {
  return createElement(
    list.format === 'ordered' ? 'ol' : 'ul',
    null,
    list.children.map((item, at) => (
      <li key={`${item.type}-${at}`}>{item.type === 'list' ? <List list={item} /> : inlines(item.children)}</li>
    )),
  )
}

function inlines(children: RichTextInline[]): ReactNode {
  return children.map((child, at) => {
    const key = `${child.type}-${at}`
    if (child.type === 'text') return <Fragment key={key}>{leaf(child)}</Fragment>
    return (
      <SiteLink key={key} href={child.url}>
        {child.children.map((part, index) => (
          <Fragment key={`${part.text}-${index}`}>{leaf(part)}</Fragment>
        ))}
      </SiteLink>
    )
  })
}

function leaf({ text, bold, italic, underline, strikethrough, code }: RichTextLeaf): ReactNode {
  let node: ReactNode = text
  if (code) node = <code>{node}</code>
  if (strikethrough) node = <s>{node}</s>
  if (underline) node = <u>{node}</u>
  if (italic) node = <em>{node}</em>
  if (bold) node = <strong>{node}</strong>
  return node
}

function isEmpty(children: RichTextInline[]): boolean {
  return children.every((child) => child.type === 'text' && child.text.trim() === '')
}
