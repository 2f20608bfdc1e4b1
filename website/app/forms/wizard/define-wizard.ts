import type { WizardStep } from './define-step.ts'

interface StepAddress {
  /** id of the draft */
  draft: string
  step: string
}

/**
 * A form of several steps, kept on the server until it is sent. The last step shows the summary and sends it; it may have
 * a form too, such as a box to tick.
 */
export interface Wizard {
  /** of its drafts in the database: renaming it abandons them */
  name: string
  /** of the summary: 'Uw bestelling' */
  title: string
  /** the button of the last step */
  submitLabel: string
  /** below the buttons of the other steps: that nothing is sent yet, and how long it is kept */
  reassurance: string
  steps: readonly WizardStep[]
  /** the page of a step; its route has the parameters `draft` and `step` */
  stepHref: (address: StepAddress) => string
  /** where to begin again */
  startHref: string
  /** the page that says what became of it, by what the last submission returned */
  doneHref: (result: Readonly<Record<string, unknown>>, draft: string) => string
}

/**
 * Checks a wizard. It may be made for each request, when its steps depend on content.
 * @throws Error when two steps have a name, or there is none before the last one
 */
export function defineWizard(wizard: Wizard): Wizard {
  const names = wizard.steps.map(({ name }) => name)
  if (new Set(names).size !== names.length) throw new Error(`Two steps of '${wizard.name}' have the same name`)
  if (names.length < 2) throw new Error(`The wizard '${wizard.name}' has too few steps`)
  return wizard
}
