import type { IssueReader } from '@gevel/contract/issue-reader'
import { useEffect, useRef } from 'react'
import { AccessKey } from '../../../ui/articles/access-key.tsx'
import { isShown, pictureHref } from './reader-pages.ts'
import { TurnLink } from './turn-link.tsx'
import type { PageTurns } from './use-page-turns.ts'

/** All pages, small; a page behind the paywall has its key in place of a picture. */
export function Thumbnails({ reader, turns }: { reader: IssueReader; turns: PageTurns }) {
  const list = useRef<HTMLOListElement>(null)
  const { page: current } = turns

  // only within the list: the page itself must not scroll
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current page is found in the document
  useEffect(() => {
    const strip = list.current
    const item = strip?.querySelector<HTMLElement>('[aria-current]')?.parentElement
    if (!strip || !item) return
    strip.scrollTo({
      top: item.offsetTop - (strip.clientHeight - item.clientHeight) / 2,
      left: item.offsetLeft - (strip.clientWidth - item.clientWidth) / 2,
    })
  }, [current])

  return (
    <nav className="reader__strip" aria-label="Alle pagina’s">
      <ol ref={list}>
        {reader.pages.map(({ page, width, height }) => (
          <li key={page}>
            <TurnLink page={page} turns={turns}>
              {isShown(reader, page) ? (
                <img
                  src={pictureHref(reader, page, 'klein')}
                  alt=""
                  width={Math.round(width)}
                  height={Math.round(height)}
                  loading="lazy"
                  decoding="async"
                />
              ) : (
                <span className="reader__locked" data-page={page}>
                  <AccessKey access={reader.pdf.access} />
                </span>
              )}
              <span className="num">
                <span className="vh">Pagina </span>
                {page}
              </span>
            </TurnLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}
