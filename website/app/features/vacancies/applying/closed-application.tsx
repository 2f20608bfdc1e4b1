import type { Vacancy } from '@gevel/contract/vacancies'
import type { Entries } from '../../../forms/schema/entries.ts'
import { Lintel } from '../../../ui/lintel.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { longDate } from '../../../ui/text/dates.ts'
import { VacancyMini } from '../vacancy-mini.tsx'

/** In place of the form once the vacancy has closed: what was written, to copy, and other vacancies. */
export function ClosedApplication({ vacancy, entries }: { vacancy: Vacancy; entries: Entries }) {
  const { motivation } = entries
  return (
    <div className="stack gap-6">
      <Notice title="Deze vacature is gesloten" isProblem>
        Solliciteren kon tot en met {longDate(vacancy.closesAt)}. Uw sollicitatie is niet verstuurd.
      </Notice>
      {typeof motivation === 'string' && motivation !== '' && (
        <div className="form">
          <div className="field">
            <label htmlFor="geschreven">Wat u schreef, om te kopiëren</label>
            <textarea className="input" id="geschreven" rows={10} readOnly value={motivation} />
          </div>
        </div>
      )}
      {vacancy.similar.length > 0 && (
        <section aria-labelledby="lijkt-hierop">
          <Lintel id="lijkt-hierop" title="Lijkt hierop" />
          <ul>
            {vacancy.similar.map((other) => (
              <VacancyMini key={other.id} vacancy={other} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
