import { type ReactNode, useRef } from 'react'
import { Fields } from '../../field.tsx'
import { Form } from '../../form.tsx'
import type { FormFailure } from '../../schema/failure.ts'
import { Submit } from '../../submit.tsx'
import { SavedAt } from '../saving/saved-at.tsx'
import { useUnsentStep } from '../saving/use-unsent-step.ts'
import type { StepView } from '../wizard-view.ts'
import { PreviousButton } from './previous-button.tsx'
import { StepHead } from './step-head.tsx'

interface QuestionFormProps {
  view: StepView
  failure: FormFailure | undefined
  /** all fields of the form by default */
  fields?: ReactNode
}

/** The form of a step that is not the last one. Mounted once for each step. */
export function QuestionForm({ view, failure, fields }: QuestionFormProps) {
  const element = useRef<HTMLDivElement>(null)
  const unsent = useUnsentStep(element, view)
  return (
    <div className="wizard__form" ref={element}>
      <Form key={unsent ? 'unsent' : 'stored'} schema={view.form} typed={unsent ?? view.entries} failure={failure}>
        <StepHead view={view} />
        {fields ?? <Fields />}
        <div className="wizard__go">
          <Submit>{view.submitLabel}</Submit>
          {!view.isFirst && <PreviousButton />}
          <SavedAt view={view} hasUnsent={unsent !== undefined} />
        </div>
        <p className="hint">{view.reassurance}</p>
      </Form>
    </div>
  )
}
