import { publisherLine, type Sender } from '../../../platform/mail/mail-text'
import { wrapText } from '../../../platform/mail/render-plain-text'
import { type LinkOf, moreOf } from '../content/newsletter-links'
import type { ShownBlock } from '../content/resolve-blocks'
import type { MailLinks } from './personal'
import { footerLinks, type MailIssue } from './render-html'

/** Renders the plain text of an issue, with the content of the HTML. A link has a line of its own and is never broken. */
export function renderNewsletterText(issue: MailIssue, sender: Sender, linkOf: LinkOf, links: MailLinks): string {
  const { subject, blocks } = issue
  const below = [
    wrapText(links.reason),
    ...footerLinks(links).map(([label, href]) => `${label}:\n${href}`),
    publisherLine(sender),
  ]
  const parts = [
    `${subject}\n${'='.repeat(Math.min(subject.length, 72))}`,
    ...blocks.map((block) => renderBlock(block, (href) => linkOf(block.id, href))),
    // the separator before a signature (RFC 3676 §4.3)
    `-- \n${below.join('\n\n')}`,
  ]
  return `${parts.join('\n\n')}\n`
}

function renderBlock(block: ShownBlock, link: (href: string) => string): string {
  const page = moreOf(block)
  const more = page ? [[`${page.label}:`, link(page.href)]] : []
  switch (block.type) {
    case 'text':
      return [
        block.heading && headingOf(block.heading),
        ...block.text.split('\n').map((line) => wrapText(line)),
        block.signature,
        block.button && `${block.button.label}:\n${link(block.button.href)}`,
      ]
        .filter((line) => line !== null)
        .join('\n')
    case 'lead': {
      const { title, intro, href } = block.article
      return [wrapText(title.toUpperCase()), wrapText(intro), link(href)].join('\n')
    }
    case 'articles':
      return section(
        block.heading,
        block.articles.map(({ title, label, access, href }) => [
          ...[
            title,
            access === 'free' ? label : `${label}, ${access === 'account' ? 'met account' : 'voor abonnees'}`,
            link(href),
          ],
        ]),
      )
    case 'events':
      return section(block.heading, [
        ...block.events.flatMap(({ title, startsAt, place, href, register }) => [
          [title, `${dayOf(startsAt)}, ${place}`, link(href)],
          ...(register ? [['Meld u aan:', link(register)]] : []),
        ]),
        ...more,
      ])
    case 'vacancies':
      return section(block.heading, [
        ...block.vacancies.map(({ title, facts, href }) => [title, facts, link(href)]),
        ...more,
      ])
    case 'figure':
      return section(block.heading, [
        [
          block.title,
          `${block.value}. ${block.measure}. ${block.change ?? ''}`.trim(),
          `Bron: ${block.source}`,
          link(block.href),
        ],
      ])
    case 'banner':
      return section(block.advertiser ? `Advertentie van ${block.advertiser}` : 'Advertentie', [
        [block.heading ?? block.alt ?? '', block.text ?? '', link(block.href)],
      ])
  }
}

function section(heading: string, items: readonly (readonly string[])[]): string {
  return [headingOf(heading), ...items.map(itemText)].join('\n\n')
}

function itemText(lines: readonly string[]): string {
  const words = lines.slice(0, -1).filter(Boolean)
  return [...words.map((line) => wrapText(line)), lines.at(-1)].join('\n')
}

function headingOf(text: string): string {
  return `${text}\n${'-'.repeat(Math.min(text.length, 72))}`
}

const days = new Intl.DateTimeFormat('nl-NL', { day: 'numeric', month: 'long', timeZone: 'Europe/Amsterdam' })
const dayOf = (moment: string) => days.format(new Date(moment))
