import { randomInt } from 'node:crypto'
import { href } from '@gevel/contract/hrefs'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { environment } from '../../../platform/environment/environment'
import type { ShownBlock } from './resolve-blocks'

/** Which of two subjects a mail has. */
export const variants = ['first', 'second'] as const
export type Variant = (typeof variants)[number]

/** The address of a link in a mail. */
export type LinkOf = (block: string, href: string) => string

interface BlockLink {
  block: string
  to: string
  label: string
}

/** The links of an issue by block, in the order of the mail; a link that a block has twice is one. */
function linksOfBlocks(blocks: readonly ShownBlock[]): BlockLink[] {
  const all = blocks.flatMap((block) => {
    const more = moreOf(block)
    const links = [...itemsOf(block), ...(more ? [{ to: more.href, label: more.label }] : [])]
    return links.map((link) => ({ block: block.id, ...link }))
  })
  const known = new Map(all.map((link) => [`${link.block} ${link.to}`, link]))
  return [...known.values()].filter(({ to }) => isTracked(to))
}

const counts = new Intl.NumberFormat('nl-NL')

/** The page with all that a block has some of, beside its heading; undefined where there is none. */
export function moreOf(block: ShownBlock): { label: string; href: string } | undefined {
  if (block.type === 'events') return { label: 'Hele agenda', href: href('/agenda') }
  if (block.type === 'vacancies') {
    const { open = 0 } = block
    return { label: open > 1 ? `Alle ${counts.format(open)} vacatures` : 'Alle vacatures', href: href('/vacatures') }
  }
  return undefined
}

function itemsOf(block: ShownBlock): { to: string; label: string }[] {
  const item = ({ href, title }: { href: string; title: string }) => ({ to: href, label: title })
  switch (block.type) {
    case 'text':
      return block.button ? [{ to: block.button.href, label: block.button.label }] : []
    case 'lead':
      return [item(block.article)]
    case 'articles':
      return block.articles.map(item)
    case 'events':
      return [
        ...block.events.map(item),
        ...block.events.flatMap(({ register, title }) =>
          register ? [{ to: register, label: `Meld u aan: ${title}` }] : [],
        ),
      ]
    case 'vacancies':
      return block.vacancies.map(item)
    case 'figure':
      return [item(block)]
    case 'banner':
      return [{ to: block.href, label: block.heading ?? block.alt ?? 'Advertentie' }]
  }
}

/** A link to a mailbox or a telephone leads to no page. */
function isTracked(to: string): boolean {
  return /^(?:\/|https?:)/.test(to)
}

/** No vowels, which would spell words, and no characters that look alike. */
const letters = 'bcdfghjkmnpqrstvwxz23456789'
/** Longer than the codes of editors' short links, so that the two never meet. */
const codeLength = 10

const newCode = () => Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join('')

/** Stores the links of an issue, apart for each subject that is tried, so that the clicks tell which one was better. */
export async function storeLinks(
  trx: Transaction,
  issueId: number,
  blocks: readonly ShownBlock[],
  used: readonly Variant[],
): Promise<void> {
  const rows = used.flatMap((variant) =>
    linksOfBlocks(blocks).map((link, position) => ({ code: newCode(), issue_id: issueId, variant, position, ...link })),
  )
  if (rows.length > 0) await tablesOf(trx).insertInto('gevel_newsletter_links').values(rows).execute()
}

/** Addresses of the links in a mail: `/l/{code}` for what is counted. @param codes by `block to` */
export function trackedLinks(codes: ReadonlyMap<string, string>): LinkOf {
  return (block, to) => {
    const code = codes.get(`${block} ${to}`)
    return code === undefined ? plainLink(block, to) : new URL(`/l/${code}`, environment.SITE_URL).href
  }
}

/** Links that are not counted: of a preview and a test. */
export const plainLink: LinkOf = (_, to) => (isTracked(to) ? new URL(to, environment.SITE_URL).href : to)
