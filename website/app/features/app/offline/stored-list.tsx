import type { StoredPage } from '../../../stored-pages/stored-page.ts'
import { Lintel } from '../../../ui/lintel.tsx'
import { usePageContext } from '../../../ui/page/page-context.tsx'
import { relativeDayInWords } from '../../../ui/text/dates.ts'

interface StoredListProps {
  id: string
  title: string
  pages: readonly StoredPage[]
}

/** Stored pages, with the time of each. Their links load the whole page: the worker stores documents only. */
export function StoredList({ id, title, pages }: StoredListProps) {
  const { now, siteName } = usePageContext()
  if (pages.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <Lintel id={id} title={title} />
      <ul className="rows">
        {pages.map(({ path, title, storedAt }) => (
          <li key={path}>
            <div>
              <a className="link" href={path}>
                {title.replace(` | ${siteName}`, '')}
              </a>
              <small>Opgeslagen: {relativeDayInWords(storedAt, now).toLowerCase()}</small>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
