import { cvSlot } from '@gevel/contract/applications'
import { applicationDays } from '@gevel/contract/cv-files'
import type { Vacancy } from '@gevel/contract/vacancies'
import { useRef } from 'react'
import type { BotCheckData } from '../../../bot-check/bot-check-data.ts'
import { BotCheck } from '../../../bot-check/form/bot-check.tsx'
import { Field } from '../../../forms/field.tsx'
import { Form } from '../../../forms/form.tsx'
import type { FormFailure } from '../../../forms/schema/failure.ts'
import { Submit } from '../../../forms/submit.tsx'
import { KeptFile } from '../../../forms/wizard/page/kept-file.tsx'
import { SavedAt } from '../../../forms/wizard/saving/saved-at.tsx'
import { useUnsentStep } from '../../../forms/wizard/saving/use-unsent-step.ts'
import { type StepView, SUMMARY } from '../../../forms/wizard/wizard-view.ts'
import { employerOf } from './employer-of.ts'

interface ApplicationFormProps {
  view: StepView
  vacancy: Vacancy
  botCheck: BotCheckData
  failure: FormFailure | undefined
}

/** The form of an application, with the CV that its draft keeps. */
export function ApplicationForm({ view, vacancy, botCheck, failure }: ApplicationFormProps) {
  const element = useRef<HTMLDivElement>(null)
  const unsent = useUnsentStep(element, view)
  const employer = employerOf(vacancy)
  return (
    <div className="wizard__form apply" ref={element}>
      <Form key={unsent ? 'unsent' : 'stored'} schema={view.form} typed={unsent ?? view.entries} failure={failure}>
        <input type="hidden" name={SUMMARY} value={view.summaryKey} />
        <Field name="name" />
        <div className="apply__reach">
          <Field name="email" />
          <Field name="phone" />
        </div>
        <Field name="motivation" />
        <KeptFile view={view} slot={cvSlot} label="Cv" />
        <Field name={cvSlot} />
        <p className="apply__retention">
          {vacancy.company ? `Alleen ${vacancy.company.name}` : 'Alleen de werkgever'} leest uw gegevens en uw cv. Wij
          wissen ze <strong>{applicationDays.usual} dagen</strong> nadat de vacature is gesloten.
        </p>
        <Field name="keep">{employer} mag mijn sollicitatie een jaar bewaren voor een volgende vacature.</Field>
        <BotCheck data={botCheck} />
        <div className="wizard__go">
          <Submit>{view.submitLabel}</Submit>
          <SavedAt view={view} hasUnsent={unsent !== undefined} />
        </div>
      </Form>
    </div>
  )
}
