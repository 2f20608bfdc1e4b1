import type { ReactNode } from 'react'
import { Fields } from '../../field.tsx'
import { Form } from '../../form.tsx'
import type { FormFailure } from '../../schema/failure.ts'
import { Submit } from '../../submit.tsx'
import { type StepView, SUMMARY } from '../wizard-view.ts'
import { AnswerList } from './answer-list.tsx'
import { PreviousButton } from './previous-button.tsx'
import { StepHead } from './step-head.tsx'

export interface SummaryFormProps {
  view: StepView
  failure: FormFailure | undefined
  /** beside the answers: what is agreed to, the fields of the step and its `Submit`; fields and button by default */
  agreement?: ReactNode
  /** below the answers */
  below?: ReactNode
}

/** The form of the last step: all answers to read once more, and the button that sends them. */
export function SummaryForm({ view, failure, agreement, below }: SummaryFormProps) {
  return (
    <Form className="wizard__summary" schema={view.form} typed={view.entries} failure={failure}>
      <input type="hidden" name={SUMMARY} value={view.summaryKey} />
      <div className="columns">
        <div className="lg:col-span-7">
          <StepHead view={view} />
          <AnswerList steps={view.steps.slice(0, -1)} isWide />
          {below}
        </div>
        <div className="joint lg:col-span-5">
          {agreement ?? (
            <section className="oath" aria-label={view.title}>
              <Fields />
              <Submit block>{view.submitLabel}</Submit>
            </section>
          )}
          <p className="wizard__back">
            <PreviousButton />
          </p>
        </div>
      </div>
    </Form>
  )
}
