import type { OwnVacancy, VacancySource } from '@gevel/contract/own-vacancies'

const counts = new Intl.NumberFormat('nl-NL')

const names: Readonly<Record<VacancySource, string>> = {
  list: 'De lijst met vacatures',
  mail: 'Vacaturemail',
  newsletter: 'Nieuwsbrief',
  site: 'Elders op deze site',
  search: 'Zoekmachines',
  other: 'Andere sites',
  direct: 'Rechtstreeks of onbekend',
}

/** Where the readers of a vacancy came from; nothing before there are any. */
export function SourceList({ sources }: Pick<OwnVacancy, 'sources'>) {
  if (sources.length === 0) return null
  return (
    <section aria-labelledby="herkomst">
      <h3 id="herkomst">Waar lezers vandaan komen</h3>
      <dl className="dl">
        {sources.map(({ source, views }) => (
          <div className="contents" key={source}>
            <dt>{names[source]}</dt>
            <dd>{counts.format(views)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
