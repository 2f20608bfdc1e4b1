import { applicationDays } from '@gevel/contract/cv-files'
import type { OwnVacancy } from '@gevel/contract/own-vacancies'
import { Fields } from '../../../forms/field.tsx'
import { Form } from '../../../forms/form.tsx'
import type { FormFailure } from '../../../forms/schema/failure.ts'
import { Submit } from '../../../forms/submit.tsx'
import { Lintel } from '../../../ui/lintel.tsx'
import { extensionForm } from '../extension/extension-form.ts'
import type { Offer } from '../placing/offer.server.ts'
import { closeForm, copyForm, withdrawForm } from './own-vacancy-forms.ts'

interface VacancyDeedsProps {
  vacancy: OwnVacancy
  failure: FormFailure | undefined
  packages: Offer['packages']
  /** of the form that extends: a repeat of it extends nothing more */
  idempotencyKey: string
}

/** What else can be done with a vacancy. */
export function VacancyDeeds({ vacancy: { can }, failure, packages, idempotencyKey }: VacancyDeedsProps) {
  return (
    <section aria-labelledby="beheer">
      <Lintel id="beheer" title="Beheer" />
      <ul className="deeds">
        {can.extend && (
          <li>
            <div>
              <h3 id="verlengen">Verlengen</h3>
              <Form schema={extensionForm(packages)} typed={{ idempotencyKey }} failure={failure}>
                <Fields />
                <div className="btn-row">
                  <Submit>Verleng de vacature</Submit>
                </div>
              </Form>
            </div>
          </li>
        )}
        <li>
          <div>
            <h3 id="kopieren">Kopiëren</h3>
            <p>Begin een nieuwe vacature met deze tekst. U kiest eerst een pakket.</p>
          </div>
          <Form schema={copyForm} failure={failure} className="plain">
            <button className="btn btn--quiet" type="submit">
              Kopieer
            </button>
          </Form>
        </li>
        {can.withdraw && (
          <li>
            <div>
              <h3 id="terugtrekken">Terugtrekken</h3>
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
              <h3 id="sluiten">Sluiten</h3>
              <p>
                Niemand kan dan nog reageren. Sollicitaties en cv’s wissen wij {applicationDays.usual} dagen later; wie
                toestemming gaf, blijft een jaar in uw lijst.
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
