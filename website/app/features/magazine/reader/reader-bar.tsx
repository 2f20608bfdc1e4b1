import { href, magazineHref } from '@gevel/contract/hrefs'
import type { IssueReader } from '@gevel/contract/issue-reader'
import { Link } from '../../../ui/links/link.tsx'
import { AnyIcon } from '../../../ui/more-icons.tsx'
import { useIsHydrating } from '../../../ui/use-is-hydrating.ts'
import { ReaderHelp } from './reader-help.tsx'
import type { FullScreen } from './use-full-screen.ts'
import type { Zoom } from './use-zoom.ts'

interface ReaderBarProps {
  reader: IssueReader
  zoom: Zoom
  fullScreen: FullScreen
}

/** The way back, the title, and the tools. Those that need scripts appear with them. */
export function ReaderBar({ reader, zoom, fullScreen }: ReaderBarProps) {
  const { id, slug, title, number, month, year, isReadable } = reader
  const isLive = !useIsHydrating()
  return (
    <header className="reader__bar">
      <Link className="reader__tool" href={magazineHref(reader)} aria-label="Terug naar het nummer">
        <AnyIcon name="previous" />
      </Link>
      <div className="reader__title">
        <h1>{title}</h1>
        <p>
          Nummer {number}, {month} {year}
        </p>
      </div>
      <div className="reader__tools">
        {isLive && (
          <>
            <button type="button" className="reader__tool" onClick={zoom.zoomOut} disabled={zoom.scale <= 1}>
              <AnyIcon name="less" />
              <span className="vh">Kleiner</span>
            </button>
            <output className="reader__scale num" aria-label="Vergroting">
              {Math.round(zoom.scale * 100)}%
            </output>
            <button type="button" className="reader__tool" onClick={zoom.zoomIn} disabled={zoom.scale >= 4}>
              <AnyIcon name="add" />
              <span className="vh">Groter</span>
            </button>
            {fullScreen.isSupported && (
              <button type="button" className="reader__tool" onClick={fullScreen.toggle} aria-pressed={fullScreen.isOn}>
                <AnyIcon name="wide" />
                <span className="vh">Volledig scherm</span>
              </button>
            )}
            <ReaderHelp />
          </>
        )}
        {isReadable && (
          <a
            className="reader__tool"
            href={href('/magazine/:id/:slug/pdf', { id, slug })}
            rel="nofollow"
            aria-label="Download de pdf"
          >
            <AnyIcon name="download" />
          </a>
        )}
      </div>
    </header>
  )
}
