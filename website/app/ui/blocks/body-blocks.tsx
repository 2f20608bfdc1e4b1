import type { BodyBlock } from '@gevel/contract/body-blocks'
import type { FileLink } from '@gevel/contract/media'
import type { MarkedRef } from '@gevel/contract/references'
import type { RichText as RichTextContent } from '@gevel/contract/rich-text'
import { HeadlineLink } from '../articles/headline-link.tsx'
import { staticPart } from '../lazy/static-part.tsx'
import { AnyIcon } from '../more-icons.tsx'
import { fileSize } from '../text/file-size.ts'
import { RichText } from '../text/rich-text.tsx'
import { Gallery } from './gallery.tsx'
import { ImageFigure } from './image-figure.tsx'
import { Video } from './video.tsx'

/**
 * Few pages have a chart, a table or figures: their code, of which a chart has more than all other blocks, is loaded
 * only where the server has not rendered them.
 */
const Chart = staticPart(async () => (await import('./chart.tsx')).Chart, { tag: 'figure', className: 'fig fig-panel' })

const Table = staticPart(async () => (await import('./data-table.tsx')).TableWithSource, {
  tag: 'div',
  className: 'table-block sans',
})

const SeriesFigure = staticPart(async () => (await import('./figure-series.tsx')).SeriesFigure, {
  tag: 'figure',
  className: 'fig fig-panel',
})

const FiguresBlock = staticPart(async () => (await import('./figures-block.tsx')).FiguresBlock, {
  tag: 'figure',
  className: 'fig',
})

/** The body of an article or a page, block by block, in the editor's order. */
export function BodyBlocks({ blocks }: { blocks: BodyBlock[] }) {
  return blocks.map((block, at) => <Block key={`${block.__component}-${at}`} block={block} />)
}

function Block({ block }: { block: BodyBlock }) {
  switch (block.__component) {
    case 'blocks.text':
      return <RichText content={block.content} />
    case 'blocks.quote':
      return (
        <blockquote>
          <p>‘{block.text}’</p>
          {block.speaker && <footer>{block.speaker}</footer>}
        </blockquote>
      )
    case 'blocks.image':
      return <ImageFigure picture={block.picture} />
    case 'blocks.gallery':
      return <Gallery pictures={block.pictures} />
    case 'blocks.video':
      return <Video {...block} />
    case 'blocks.table':
      return <Table {...block} />
    case 'blocks.chart':
      return <Chart {...block} />
    case 'blocks.market-figure':
      return <SeriesFigure series={block.series} />
    case 'blocks.figures':
      return <FiguresBlock {...block} />
    case 'blocks.related':
      return block.article && <RelatedStory article={block.article} />
    case 'blocks.file':
      return block.file && <FileDownload label={block.label} file={block.file} />
    case 'blocks.callout':
      return <Callout title={block.title} content={block.content} />
  }
}

/** An explanation beside the running text. */
function Callout({ title, content }: { title: string; content: RichTextContent }) {
  return (
    <div className="callout" role="note">
      <p className="head text-lg">{title}</p>
      <RichText content={content} firstHeading={3} />
    </div>
  )
}

/** A file to download, with its type and size. */
function FileDownload({ label, file }: { label: string; file: FileLink }) {
  const kind = file.name.split('.').at(-1)?.toUpperCase()
  return (
    <p className="sans">
      <a className="btn btn--quiet" href={file.url} download={file.name}>
        <AnyIcon name="download" />
        {label} ({kind}, {fileSize(file.sizeBytes)})
      </a>
    </p>
  )
}

/** A related story within the text, chosen by the editor. */
function RelatedStory({ article }: { article: MarkedRef }) {
  return (
    <aside className="related sans" aria-label="Lees ook">
      <span className="kicker">Lees ook</span>
      <div>
        <HeadlineLink article={article} />
      </div>
    </aside>
  )
}
