import type { ReactNode } from 'react'
import type { FormFailure } from '../../schema/failure.ts'
import type { StepView } from '../wizard-view.ts'
import { AnswerList } from './answer-list.tsx'
import { QuestionForm } from './question-form.tsx'
import { StepList } from './step-list.tsx'
import { SummaryForm, type SummaryFormProps } from './summary-form.tsx'

/** What a feature adds to the page of a step. */
export interface StepParts extends Pick<SummaryFormProps, 'agreement' | 'below'> {
  /** the head of the summary beside a step, and its line while it is folded: 'euro 20,17 per maand' */
  slip: { head: ReactNode; line: string }
  /** the fields of a step that are more than a column, by its name */
  fields?: Readonly<Record<string, ReactNode>>
}

interface StepProps extends StepParts {
  view: StepView
  failure: FormFailure | undefined
}

/** A step below the list of all of them, in each of its states. */
export function Step({ view, failure, slip, fields, agreement, below }: StepProps) {
  // another number of groups is another form
  const key = `${view.draft} ${view.name} ${Object.keys(view.form.fields).length}`
  return (
    <>
      <StepList steps={view.steps} />
      {view.isLast ? (
        <SummaryForm key={key} view={view} failure={failure} agreement={agreement} below={below} />
      ) : (
        <div className="wizard">
          <aside className="wizard__beside" aria-label={view.title}>
            <div className="slip">
              <details className="fold" data-desk>
                <summary>
                  {view.title} <b>{slip.line}</b>
                </summary>
                {slip.head}
                <AnswerList steps={view.steps} />
              </details>
            </div>
          </aside>
          <QuestionForm key={key} view={view} failure={failure} fields={fields?.[view.name]} />
        </div>
      )}
    </>
  )
}
