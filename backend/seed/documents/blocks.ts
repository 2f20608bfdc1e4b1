import type { SeedBlock } from '../body/blocks'
import { documentId } from './document-id'
import { figureDocumentId } from './figures'
import { figure, type MediaIds, mediaId } from './media'

/**
 * The content of the editors' text areas for tables and charts: a row per line, cells separated by bars, numbers in
 * Dutch notation.
 */
function rows(lines: (string | number | null)[][]): string {
  const cellText = (cell: string | number | null) =>
    typeof cell === 'number' ? String(cell).replace('.', ',') : (cell ?? '')
  return lines.map((cells) => `| ${cells.map(cellText).join(' | ')} |`).join('\n')
}

function chartRows(block: Extract<SeedBlock, { kind: 'chart' }>): string {
  const head = [block.chart === 'line' ? 'Periode' : 'Onderdeel', ...block.series.map((series) => series.name)]
  const body = block.labels.map((label, at) => [label, ...block.series.map((series) => series.values[at] ?? null)])
  return rows([head, ...body])
}

const videoAddress = {
  youtube: (id: string) => `https://www.youtube.com/watch?v=${id}`,
  vimeo: (id: string) => `https://vimeo.com/${id}`,
}

/** A body block as a component of the backend. */
export function component(block: SeedBlock, media: MediaIds): Record<string, unknown> {
  const __component = `blocks.${block.kind}`
  switch (block.kind) {
    case 'text':
      return { __component, content: block.content }
    case 'quote':
      return { __component, text: block.text, speaker: block.speaker }
    case 'callout':
      return { __component, title: block.title, content: block.content }
    case 'image':
      return { __component, picture: figure(media, block.picture) }
    case 'gallery':
      return { __component, pictures: block.pictures.map((picture) => figure(media, picture)) }
    case 'video':
      return {
        __component,
        url: videoAddress[block.provider](block.videoId),
        title: block.title,
        poster: figure(media, block.poster),
      }
    case 'table':
      return { __component, caption: block.caption, source: block.source, rows: rows([block.head, ...block.rows]) }
    case 'chart': {
      const { chart: kind, title, description, unit, source } = block
      return { __component, kind, title, description, unit, source, rows: chartRows(block) }
    }
    case 'market-figure':
      return { __component, series: figureDocumentId(block), fromYear: block.fromYear }
    case 'figures':
      return { __component, figures: block.figures, source: block.source }
    case 'related':
      return { __component, article: documentId('content', block.slug) }
    case 'file':
      return { __component, label: block.label, file: mediaId(media, block.file) }
  }
}
