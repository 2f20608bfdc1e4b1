import type { IssueReader } from '@gevel/contract/issue-reader'
import { useRef } from 'react'
import { LockedPage, PageView } from './page-view.tsx'
import { isShown, spreadName } from './reader-pages.ts'
import { ReaderPaywall } from './reader-paywall.tsx'
import { TurnLink } from './turn-link.tsx'
import type { PageTurns } from './use-page-turns.ts'
import { useTouches } from './use-touches.ts'
import type { Zoom } from './use-zoom.ts'

interface ReaderStageProps {
  reader: IssueReader
  turns: PageTurns
  zoom: Zoom
  remembered: number | undefined
}

/** The pages that are open. */
export function ReaderStage({ reader, turns, zoom, remembered }: ReaderStageProps) {
  const stage = useRef<HTMLElement>(null)
  useTouches(stage, turns, zoom)
  const { page, spread, isWide } = turns
  const isLocked = !spread.some((one) => isShown(reader, one))
  const name = spreadName(isWide ? spread : [page])
  return (
    <section
      className="reader__stage"
      ref={stage}
      aria-label={name}
      // scrolled by the keyboard when it is enlarged, and the place where the reader's keys work
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls must be focusable
      tabIndex={0}
      data-enlarged={zoom.scale > 1 || undefined}
      style={zoom.scale > 1 ? { '--zoom': zoom.scale } : undefined}
    >
      {isLocked ? (
        <ReaderPaywall reader={reader} page={page} />
      ) : (
        <div className="reader__spread" data-pages={spread.length}>
          {spread.map((one) =>
            isShown(reader, one) ? (
              <PageView key={one} {...{ reader, isWide }} page={one} isCurrent={one === page} scale={zoom.scale} />
            ) : (
              <LockedPage key={one} reader={reader} page={one} isCurrent={one === page} />
            ),
          )}
        </div>
      )}
      {remembered !== undefined && (
        <TurnLink className="btn btn--submit reader__resume" page={remembered} turns={turns}>
          Verder op pagina {remembered}
        </TurnLink>
      )}
      <p className="vh" role="status">
        {name}
      </p>
    </section>
  )
}
