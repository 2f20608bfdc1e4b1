import type { StepView } from '../wizard-view.ts'

/** The place of a step and its question, which is the title of the page. */
export function StepHead({ view: { number, steps, question, intro } }: { view: StepView }) {
  return (
    <div className="ask">
      <p className="ask__place">
        Stap {number} van {steps.length}
      </p>
      <h1>{question}</h1>
      {intro && <p>{intro}</p>}
    </div>
  )
}
