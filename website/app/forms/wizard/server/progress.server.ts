import type { Draft } from '@gevel/contract/drafts'
import { containsFieldType } from '../../schema/contains-field-type.ts'
import type { FormSchema } from '../../schema/define-form.ts'
import type { Entries } from '../../schema/entries.ts'
import { initialEntries } from '../../schema/initial-entries.ts'
import { typedValues } from '../../schema/typed-values.ts'
import { type AnswerRow, type Answers, answersOf } from '../answers.ts'
import type { WizardStep } from '../define-step.ts'
import type { Wizard } from '../define-wizard.ts'
import { passesRules } from './passes-rules.server.ts'

/** A step that is asked, with what is known of it. */
interface StepProgress {
  step: WizardStep
  form: FormSchema
  /** in the shape of the form */
  entries: Entries
  /** was sent, and its entries still pass its rules */
  isDone: boolean
  rows: readonly AnswerRow[]
}

export interface Progress {
  /** those that are asked, in order */
  steps: readonly StepProgress[]
  answers: Answers
  /** index of the first step that is not done, at most that of the last one */
  reached: number
}

type KnownValues = Readonly<Record<string, object | undefined>>

/**
 * How far a draft is. Each step is checked again: a rule, the plan of an order or an earlier answer may have changed
 * since it was sent.
 * @param known initial values of steps without entries, by step
 */
export async function progressOf(wizard: Wizard, draft: Draft, known: KnownValues = {}): Promise<Progress> {
  const values = new Map<string, object>()
  const answers = answersOf(values)
  const steps: StepProgress[] = []
  for (const step of wizard.steps) {
    if (!step.isNeeded(answers)) continue
    const form = formOf(step, { answers, files: draft.files, isLast: step === wizard.steps.at(-1) })
    const entries = initialEntries(form.fields, draft.entries[step.name] ?? known[step.name], undefined)
    const isDone = draft.done.includes(step.name) && (await isValid({ step, form, entries, answers }))
    const stepValues = typedValues(form, entries, new FormData())
    steps.push({ step, form, entries, isDone, rows: isDone ? step.rowsOf(stepValues, answers) : [] })
    if (isDone) values.set(step.name, stepValues)
  }
  const missing = steps.findIndex(({ isDone }) => !isDone)
  return { steps, answers, reached: missing < 0 ? steps.length - 1 : missing }
}

interface Asked extends Pick<Draft, 'files'> {
  answers: Answers
  isLast: boolean
}

/** @throws Error for a form that a draft could not keep, or that another step's values would be found by */
function formOf(step: WizardStep, { answers, files, isLast }: Asked): FormSchema {
  const form = step.formAfter(answers, files)
  if (form.name !== step.name) throw new Error(`The form of the step '${step.name}' is called '${form.name}'`)
  const isKept =
    !containsFieldType(form.fields, 'password') && (step.keepsFiles || !containsFieldType(form.fields, 'file'))
  if (!isKept && !isLast) throw new Error(`The step '${step.name}' has a password or a file, which no draft keeps`)
  return form
}

type Checked = Pick<StepProgress, 'step' | 'form' | 'entries'> & { answers: Answers }

async function isValid({ step, form, entries, answers }: Checked): Promise<boolean> {
  if (!(await passesRules(form, entries))) return false
  const values = typedValues(form, entries, new FormData())
  return Object.keys(step.problemsOf(values, answers)).length === 0
}
