import type { Vacancy } from '@gevel/contract/vacancies'
import { salary } from '@gevel/contract/vacancy-facts'
import { vacancyHref } from '@gevel/contract/vacancy-href'
import { Lintel } from '../../../ui/lintel.tsx'
import { clockTime, longDate } from '../../../ui/text/dates.ts'

/** What the vacancy offers and until when, beside the form. */
export function ApplyAside({ vacancy }: { vacancy: Vacancy }) {
  const { contract, closesAt } = vacancy
  const rows: [label: string, value: string | null, detail?: string][] = [
    ['Salaris', salary(vacancy)],
    ['Dienstverband', contract],
    ['Sluit', longDate(closesAt), `Om ${clockTime(closesAt)} uur. Wat u dan nog schrijft, blijft bewaard.`],
  ]
  return (
    <aside className="joint lg:col-span-5" aria-label="Over de vacature">
      <div className="stay stack gap-6">
        <section aria-labelledby="de-vacature">
          <Lintel id="de-vacature" title="De vacature" more={{ label: 'Lees terug', href: vacancyHref(vacancy) }} />
          <dl className="answers">
            {rows.map(
              ([label, value, detail]) =>
                value && (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>
                      {value}
                      {detail && <small>{detail}</small>}
                    </dd>
                  </div>
                ),
            )}
          </dl>
        </section>
        <section aria-labelledby="hoe-het-gaat">
          <Lintel id="hoe-het-gaat" title="Hoe het gaat" />
          <p>
            U krijgt meteen een bevestiging per mail. De werkgever leest uw sollicitatie en neemt zelf contact met u op.
          </p>
        </section>
      </div>
    </aside>
  )
}
