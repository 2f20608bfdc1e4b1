import { parseBody } from '../body/parse-body'
import type { PageBlockSource } from '../content/page-data'
import { component } from './blocks'
import { documentId } from './document-id'
import { figureDocumentId } from './figures'
import type { MediaIds } from './media'

const article = (slug: string) => documentId('content', slug)

type ArticlesSource = Extract<PageBlockSource, { kind: 'articles' }>

/** A block of a page as components of the backend: a body may become several, any other block is one. */
export function pageComponents(block: PageBlockSource, media: MediaIds): Record<string, unknown>[] {
  if (block.kind === 'body') return parseBody(block.text).map((one) => component(one, media))
  const { kind, ...fields } = block
  const __component = `blocks.${kind}`
  switch (block.kind) {
    case 'front':
      return [
        {
          __component,
          edition: block.edition,
          lead: block.lead && article(block.lead),
          also: block.also.map(article),
        },
      ]
    case 'articles':
      return [articlesComponent(block)]
    case 'story':
      return [{ __component, ...fields, article: article(block.article) }]
    case 'figure-of-month':
      return [{ __component, ...fields, series: figureDocumentId({ slug: block.series }) }]
    case 'directory':
      return [
        {
          __component,
          title: block.title,
          partner: block.kinds.includes('partner'),
          organisation: block.kinds.includes('organisation'),
          buildingMarket: block.kinds.includes('building-market'),
          paintHome: block.kinds.includes('paint-home'),
          filter: block.filter,
          letters: block.letters,
          map: block.map,
        },
      ]
    default:
      return [{ __component, ...fields }]
  }
}

function articlesComponent({ kind, tag, forms, ...fields }: ArticlesSource) {
  return {
    __component: `blocks.${kind}`,
    ...fields,
    tag: tag && documentId('tag', tag),
    interview: forms.includes('interview'),
    opinion: forms.includes('opinion'),
    reportage: forms.includes('reportage'),
  }
}
