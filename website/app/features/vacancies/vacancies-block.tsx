import type { Pagination } from '@gevel/contract/envelope'
import type { VacancyTeaser } from '@gevel/contract/vacancies'
import { useId } from 'react'
import { Lintel } from '../../ui/lintel.tsx'
import { VacancyMini } from './vacancy-mini.tsx'

interface VacanciesBlockProps {
  title: string
  moreLabel: string | null
  moreLink: string | null
  vacancies: { data: VacancyTeaser[]; meta: { pagination: Pagination } }
}

/** The newest vacancies on a front page, with the total number. */
export function VacanciesBlock({ title, moreLabel, moreLink, vacancies: { data, meta } }: VacanciesBlockProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Lintel id={id} title={title} more={{ label: moreLabel ?? `Alle ${meta.pagination.total}`, href: moreLink }} />
      {data.length === 0 ? (
        <p className="muted">Er staan nu geen vacatures open.</p>
      ) : (
        <ul>
          {data.map((vacancy) => (
            <VacancyMini key={vacancy.id} vacancy={vacancy} />
          ))}
        </ul>
      )}
    </section>
  )
}
