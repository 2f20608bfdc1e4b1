import type { IssueReader } from '@gevel/contract/issue-reader'
import type { SubmitEvent } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/links/link.tsx'
import { ReaderHits } from './reader-hits.tsx'
import { Thumbnails } from './thumbnails.tsx'
import type { PageTurns } from './use-page-turns.ts'

interface ReaderSideProps {
  reader: IssueReader
  q: string
  turns: PageTurns
}

/** The search within the issue, with its results or all pages below it. */
export function ReaderSide({ reader, q, turns }: ReaderSideProps) {
  // without a reload, which would end the full screen
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    turns.search(String(new FormData(event.currentTarget).get('q') ?? ''))
  }
  return (
    <aside className="reader__side" aria-label="Zoeken en bladeren">
      <search>
        <form className="reader__search" key={q} method="get" onSubmit={search}>
          <label className="vh" htmlFor="zoek-in-nummer">
            Zoek in dit nummer
          </label>
          <input
            id="zoek-in-nummer"
            className="input"
            type="search"
            name="q"
            defaultValue={q}
            maxLength={200}
            placeholder="Zoeken"
          />
          <input type="hidden" name="p" value={turns.page} />
          <button type="submit" className="reader__tool" aria-label="Zoek">
            <Icon name="search" />
          </button>
        </form>
      </search>
      {reader.hits ? (
        <>
          <ReaderHits hits={reader.hits} q={q} turns={turns} />
          <p>
            <Link className="link text-sm" href={`?p=${turns.page}`}>
              Toon alle pagina’s
            </Link>
          </p>
        </>
      ) : (
        <Thumbnails reader={reader} turns={turns} />
      )}
    </aside>
  )
}
