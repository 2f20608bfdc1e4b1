import type { IssueReader } from '@gevel/contract/issue-reader'
import { lazy, Suspense } from 'react'
import { useIsHydrating } from '../../../ui/use-is-hydrating.ts'
import { pictureHref } from './reader-pages.ts'
import { ReaderPaywall } from './reader-paywall.tsx'

interface PageViewProps {
  reader: IssueReader
  page: number
  /** whether it is the page of the address; where there is no space for two, only that one is shown */
  isCurrent: boolean
  isWide: boolean
  scale: number
}

/** pdf.js, for those who may read the file. */
const PdfPage = lazy(() => import('./pdf/pdf-page.tsx'))

/** A page: its picture, and over it the page of the PDF once that has loaded. */
export function PageView({ reader, page, isCurrent, isWide, scale }: PageViewProps) {
  const isLive = !useIsHydrating()
  const size = reader.pages[page - 1]
  if (!size) return null
  const { width, height } = size
  return (
    <div className="reader__page" data-page={page} data-current={isCurrent || undefined}>
      <img
        src={pictureHref(reader, page, 'groot')}
        alt={`Pagina ${page}`}
        width={Math.round(width)}
        height={Math.round(height)}
        // what is not displayed is then not loaded
        loading="lazy"
        draggable={false}
      />
      {isLive && reader.isReadable && (isCurrent || isWide) && (
        <Suspense>
          <PdfPage reader={reader} page={page} scale={scale} />
        </Suspense>
      )}
    </div>
  )
}

/** The paywall in place of a page, beside one that is open. */
export function LockedPage({ reader, page, isCurrent }: Pick<PageViewProps, 'reader' | 'page' | 'isCurrent'>) {
  return (
    <div className="reader__page" data-page={page} data-current={isCurrent || undefined}>
      <ReaderPaywall reader={reader} page={page} />
    </div>
  )
}
