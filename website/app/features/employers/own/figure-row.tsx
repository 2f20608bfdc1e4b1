import type { OwnVacancyLine } from '@gevel/contract/own-vacancies'

const counts = new Intl.NumberFormat('nl-NL')

type FigureRowProps = Pick<OwnVacancyLine, 'figures' | 'newApplications'>

/** What a vacancy brought in total. */
export function FigureRow({ figures, newApplications }: FigureRowProps) {
  const { views, saves, clicks, applications } = figures
  return (
    <dl className="figs">
      {(
        [
          ['Weergaven', views],
          ['Bewaard', saves],
          ['Kliks', clicks],
          ['Sollicitaties', applications],
        ] as const
      ).map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {counts.format(value)}
            {label === 'Sollicitaties' && newApplications > 0 && <small> {newApplications} nieuw</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
