import type { BodyBlock } from '@gevel/contract/body-blocks'
import { serialiseRows } from '../../platform/http/serialise-rows'
import { withParts } from '../figures/series-row'
import { type ArticleCardRow, cardOfArticle, referred } from '../parts/article-card'
import { type FactRow, fact } from '../parts/fact'
import {
  type FigureRow,
  type FileRow,
  figurePicture,
  fileLink,
  plainPicture,
  selectFile,
  withPicture,
} from '../parts/picture'
import { richText } from '../rich-text/rich-text'
import { parseChartRows } from './chart-rows'
import { type FigureBlockRow, figureOfBlock } from './figure-values'
import { parseTableRows } from './table-rows'
import { parseVideoAddress } from './video-address'

/** A block as it is stored; its fields depend on its component. */
export interface BlockRow extends FigureBlockRow {
  id: number
  __component: string
  title: string
  text: string
  speaker: string | null
  content: unknown
  picture: FigureRow | null
  pictures: FigureRow[] | null
  url: string
  poster: FigureRow | null
  caption: string | null
  source: string | null
  rows: string
  kind: 'line' | 'bar'
  description: string
  unit: string
  figures: FactRow[] | null
  article: ArticleCardRow | null
  label: string
  file: FileRow | null
}

/** What to populate of each block of a body. */
export const withBodyBlocks = {
  'blocks.text': true,
  'blocks.quote': true,
  'blocks.image': { populate: { picture: withPicture } },
  'blocks.gallery': { populate: { pictures: withPicture } },
  'blocks.video': { populate: { poster: withPicture } },
  'blocks.table': true,
  'blocks.chart': true,
  'blocks.market-figure': { populate: { series: { populate: withParts } } },
  'blocks.figures': { populate: { figures: true } },
  'blocks.related': { populate: { article: cardOfArticle } },
  'blocks.file': { populate: { file: selectFile } },
  'blocks.callout': true,
}

type Name = BodyBlock['__component']
type BodyBlockOf<N extends Name> = Extract<BodyBlock, { __component: N }>

/**
 * Converts each block of a body to its response; null for a block with nothing to show, such as a picture whose file
 * is gone.
 */
const shapes: { readonly [N in Name]: (block: BlockRow) => BodyBlockOf<N> | null } = {
  'blocks.text': ({ content }) => ({ __component: 'blocks.text', content: richText(content) }),
  'blocks.quote': ({ text, speaker }) => ({ __component: 'blocks.quote', text, speaker: speaker || null }),
  'blocks.image': (block) => {
    const picture = figurePicture(block.picture)
    return picture && { __component: 'blocks.image', picture }
  },
  'blocks.gallery': (block) => {
    const pictures = (block.pictures ?? []).flatMap((picture) => figurePicture(picture) ?? [])
    return pictures.length > 0 ? { __component: 'blocks.gallery', pictures } : null
  },
  'blocks.video': ({ url, title, poster }) => ({
    __component: 'blocks.video',
    ...parseVideoAddress(url),
    title,
    poster: plainPicture(poster),
  }),
  'blocks.table': ({ caption, source, rows }) => ({
    __component: 'blocks.table',
    caption: caption || null,
    source: source || null,
    ...parseTableRows(rows),
  }),
  'blocks.chart': ({ kind, title, description, unit, source, rows }) => ({
    __component: 'blocks.chart',
    ...{ kind, title, description, unit, source: source ?? '' },
    ...parseChartRows(rows),
  }),
  'blocks.market-figure': (block) => {
    const series = figureOfBlock(block)
    return series && { __component: 'blocks.market-figure', series }
  },
  'blocks.figures': ({ figures, source }) =>
    figures && figures.length > 0
      ? { __component: 'blocks.figures', figures: figures.map(fact), source: source || null }
      : null,
  'blocks.related': ({ article }) => ({ __component: 'blocks.related', article: referred(article) }),
  'blocks.file': ({ label, file }) => ({ __component: 'blocks.file', label, file: fileLink(file) }),
  'blocks.callout': ({ title, content }) => ({ __component: 'blocks.callout', title, content: richText(content) }),
}

function isBodyBlock(name: string): name is Name {
  return Object.hasOwn(shapes, name)
}

/** A block of a body in the response; undefined for an unknown component, null for a block with nothing to show. */
export function bodyBlock(block: BlockRow): BodyBlock | null | undefined {
  const { __component: name } = block
  return isBodyBlock(name) ? shapes[name](block) : undefined
}

/** Blocks in the response, without those that have nothing to show or cannot be converted. */
export function serialiseBlocks<Row extends BlockRow, Shown>(
  blocks: readonly Row[] | null,
  show: (block: Row) => Shown | null | undefined,
): Shown[] {
  return (blocks ?? []).flatMap((block) => serialiseRows(block.__component, [block], show)[0] ?? [])
}

/** The body of an article. */
export function bodyBlocks(blocks: readonly BlockRow[] | null): BodyBlock[] {
  return serialiseBlocks(blocks, bodyBlock)
}
