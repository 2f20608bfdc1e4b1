import type { OwnVacancy } from '@gevel/contract/own-vacancies'
import { Fields } from '../../../forms/field.tsx'
import { Form } from '../../../forms/form.tsx'
import type { FormFailure } from '../../../forms/schema/failure.ts'
import { Submit } from '../../../forms/submit.tsx'
import { Lintel } from '../../../ui/lintel.tsx'
import { closeForm, withdrawForm } from './own-vacancy-forms.ts'

/** What else can be done with a vacancy. */
export function VacancyDeeds({ vacancy: { can }, failure }: { vacancy: OwnVacancy; failure: FormFailure | undefined }) {
  if (!can.withdraw && !can.close) return null
  return (
    <section aria-labelledby="beheer">
      <Lintel id="beheer" title="Beheer" />
      <ul className="deeds">
        {can.withdraw && (
          <li>
            <div>
              <h3>Terugtrekken</h3>
              <p>De redactie leest de vacature dan niet. U kunt haar daarna aanpassen en opnieuw indienen.</p>
            </div>
            <Form schema={withdrawForm} failure={failure} className="plain">
              <button className="btn btn--quiet" type="submit">
                Trek terug
              </button>
            </Form>
          </li>
        )}
        {can.close && (
          <li>
            <div>
              <h3>Sluiten</h3>
              <p>
                Niemand kan dan nog reageren. Sollicitaties en cv’s wissen wij 28 dagen later; wie toestemming gaf,
                blijft een jaar in uw lijst.
              </p>
              <Form schema={closeForm} failure={failure}>
                <Fields />
                <div className="btn-row">
                  <Submit>Sluit de vacature</Submit>
                </div>
              </Form>
            </div>
          </li>
        )}
      </ul>
    </section>
  )
}
