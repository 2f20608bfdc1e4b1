import { showRows } from '../http/show-rows'
import { type ArticleCardRow, cardOfArticle, referred } from '../parts/article-card'
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
import { parseTableRows } from './table-rows'
import { parseVideoAddress } from './video-address'

/** A block as it is kept; which fields it has depends on its component. */
export interface BlockRow {
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
  article: ArticleCardRow | null
  label: string
  file: FileRow | null
}

/** What to load of each block of a body. */
export const withBodyBlocks = {
  'blocks.text': true,
  'blocks.quote': true,
  'blocks.image': { populate: { picture: withPicture } },
  'blocks.gallery': { populate: { pictures: withPicture } },
  'blocks.video': { populate: { poster: withPicture } },
  'blocks.table': true,
  'blocks.chart': true,
  'blocks.related': { populate: { article: cardOfArticle } },
  'blocks.file': { populate: { file: selectFile } },
  'blocks.callout': true,
}

/** How readers get each block of a body; null for one that has nothing to show, such as a picture that is gone. */
const shapes: Readonly<Record<string, (block: BlockRow) => object | null>> = {
  'blocks.text': ({ content }) => ({ content: richText(content) }),
  'blocks.quote': ({ text, speaker }) => ({ text, speaker: speaker || null }),
  'blocks.image': ({ picture }) => withContent({ picture: figurePicture(picture) }),
  'blocks.gallery': ({ pictures }) => {
    const shown = (pictures ?? []).flatMap((picture) => figurePicture(picture) ?? [])
    return shown.length > 0 ? { pictures: shown } : null
  },
  'blocks.video': ({ url, title, poster }) => ({ ...parseVideoAddress(url), title, poster: plainPicture(poster) }),
  'blocks.table': ({ caption, source, rows }) => ({
    caption: caption || null,
    source: source || null,
    ...parseTableRows(rows),
  }),
  'blocks.chart': ({ kind, title, description, unit, source, rows }) => ({
    ...{ kind, title, description, unit, source: source ?? '' },
    ...parseChartRows(rows),
  }),
  'blocks.related': ({ article }) => ({ article: referred(article) }),
  'blocks.file': ({ label, file }) => ({ label, file: fileLink(file) }),
  'blocks.callout': ({ title, content }) => ({ title, content: richText(content) }),
}

function withContent<T extends { picture: object | null }>(block: T): T | null {
  return block.picture ? block : null
}

/** A block of a body as readers get it; undefined when it is none of these, null when it has nothing to show. */
export function bodyBlock(block: BlockRow): { __component: string } | null | undefined {
  const shape = shapes[block.__component]
  if (!shape) return undefined
  const shown = shape(block)
  return shown && { __component: block.__component, ...shown }
}

/** Blocks as readers get them, without those that have nothing to show or cannot be shown. */
export function showBlocks<Row extends BlockRow>(
  blocks: readonly Row[] | null,
  show: (block: Row) => { __component: string } | null | undefined,
): { __component: string }[] {
  return (blocks ?? []).flatMap((block) => showRows(block.__component, [block], show)[0] ?? [])
}

/** The body of an article. */
export function bodyBlocks(blocks: readonly BlockRow[] | null) {
  return showBlocks(blocks, bodyBlock)
}
