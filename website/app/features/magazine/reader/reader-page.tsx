import { readerHref } from '@gevel/contract/hrefs'
import type { IssueReader } from '@gevel/contract/issue-reader'
import { useRef } from 'react'
import { PageMeta } from '../../../ui/page/page-meta.tsx'
import { pageRatios } from './page-ratios.ts'
import { ReaderBar } from './reader-bar.tsx'
import { ReaderSide } from './reader-side.tsx'
import { ReaderStage } from './reader-stage.tsx'
import { ReaderTexts } from './reader-texts.tsx'
import { ReaderTurns } from './reader-turns.tsx'
import { useFullScreen } from './use-full-screen.ts'
import { usePageTurns } from './use-page-turns.ts'
import { useReaderKeys } from './use-reader-keys.ts'
import { useRememberedPage } from './use-remembered-page.ts'
import { useZoom } from './use-zoom.ts'

/**
 * The page reader: pictures of the pages, with their text, without any script. Scripts add turning without a reload, zoom, and for who
 * may read all pages the PDF itself, sharp at any zoom and with text to select.
 */
export function ReaderPage({ reader, q }: { reader: IssueReader; q: string }) {
  const root = useRef<HTMLDivElement>(null)
  const turns = usePageTurns(reader, q)
  const zoom = useZoom(turns.page)
  const fullScreen = useFullScreen(root)
  const remembered = useRememberedPage(reader.id, turns)
  useReaderKeys(root, { turns, zoom, fullScreen })
  const { title, number, month, year } = reader
  return (
    <div className="reader" ref={root}>
      <PageMeta
        title={`${title}, pagina’s`}
        description={`De pagina’s van nummer ${number}, ${month} ${year}.`}
        path={readerHref(reader)}
        noindex
      />
      <style href={`issue-${reader.id}-${reader.pdf.version}`} precedence="default">
        {pageRatios(reader.pages)}
      </style>
      <ReaderBar reader={reader} zoom={zoom} fullScreen={fullScreen} />
      <ReaderSide reader={reader} q={q} turns={turns} />
      <ReaderStage reader={reader} turns={turns} zoom={zoom} remembered={remembered} />
      <ReaderTurns reader={reader} q={q} turns={turns} />
      <ReaderTexts reader={reader} />
    </div>
  )
}
