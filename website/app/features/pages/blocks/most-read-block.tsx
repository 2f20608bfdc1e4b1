import type { MarkedRef } from '@gevel/contract/references'
import { useId } from 'react'
import { HeadlineLink } from '../../../ui/articles/headline-link.tsx'
import { Lintel } from '../../../ui/lintel.tsx'

interface MostReadBlockProps {
  title: string
  articles: readonly MarkedRef[]
}

/** The most read articles of the last seven days, numbered. */
export function MostReadBlock({ title, articles }: MostReadBlockProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Lintel id={id} title={title} />
      <ol className="latest">
        {articles.map((article, at) => (
          <li key={article.id}>
            <span className="head text-3xl leading-none" aria-hidden="true">
              {at + 1}
            </span>
            <div>
              <HeadlineLink article={article} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
