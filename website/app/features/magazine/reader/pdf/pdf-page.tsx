import { href } from '@gevel/contract/hrefs'
import type { IssueReader } from '@gevel/contract/issue-reader'
import { useEffect, useRef } from 'react'
import { drawPage } from './draw-page.ts'
import { markWords } from './mark-words.ts'
import { openPdf } from './open-pdf.ts'

interface PdfPageProps {
  reader: IssueReader
  page: number
  /** a change of it renders the page again, at the new size */
  scale: number
}

/** Waits for the end of a pinch or of a change of the window's size, in milliseconds. */
const SETTLE_MS = 120

/** A page of the PDF over its picture: sharp at its size, with text that can be selected and marked. */
export default function PdfPage({ reader, page, scale }: PdfPageProps) {
  const container = useRef<HTMLDivElement>(null)
  const { id, slug, pdf, words } = reader
  const url = `${href('/magazine/:id/:slug/pdf', { id, slug })}?v=${pdf.version}`

  // biome-ignore lint/correctness/useExhaustiveDependencies: the scale changes the size of the container
  useEffect(() => {
    const element = container.current
    if (!element) return
    let stop = new AbortController()
    const draw = async () => {
      stop.abort()
      stop = new AbortController()
      const { signal } = stop
      try {
        await drawPage(await openPdf(url), page, element, signal)
        if (!signal.aborted) markWords(element, words)
      } catch {
        // the picture of the page stays
      }
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const resized = new ResizeObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(() => void draw(), SETTLE_MS)
    })
    resized.observe(element)
    return () => {
      resized.disconnect()
      clearTimeout(timer)
      stop.abort()
      markWords(element, [])
    }
  }, [url, page, words, scale])

  return <div className="reader__pdf" ref={container} aria-hidden="true" />
}
