import type { DraftFile, StepEntries } from '@gevel/contract/drafts'
import type { FormSchema } from '../schema/define-form.ts'
import type { FormValues } from '../schema/values.ts'
import type { AnswerRow, Answers } from './answers.ts'

interface StepTexts {
  /** last segment of its address, and the name of its form: `betaling` */
  name: string
  /** in the list of steps: 'Betaling' */
  title: string
  /** the heading of its page: 'Hoe wilt u betalen?' */
  question: string
  /** below the heading */
  intro?: string
}

/** What was typed so far, by the name of the step. */
export type TypedSteps = Readonly<Record<string, StepEntries>>

interface StepDefinition<S extends FormSchema> extends StepTexts {
  /** named after the step; a function when it depends on earlier answers, or on the files that the draft keeps */
  form: S | ((answers: Answers, files: readonly DraftFile[]) => S)
  /** whether the draft keeps its files, in the slots of the action; the last step always may have some */
  keepsFiles?: boolean
  /** whether it is asked; always by default */
  isNeeded?: (answers: Answers) => boolean
  /** a message by address of a field, for what the rules of single fields cannot check; pure, and run at every visit */
  check?: (values: FormValues<S>, answers: Answers) => Readonly<Record<string, string | undefined>>
  /**
   * what a button of the step makes of the entries, its own and those of others: 'one more attendee'. The page shows the step again.
   * @param asked the value of the button
   */
  rearrange?: (asked: string, typed: TypedSteps) => TypedSteps
  /** what the summary says of it */
  summary?: (values: FormValues<S>, answers: Answers) => readonly AnswerRow[]
}

/** A step of a wizard, whatever its form. */
export interface WizardStep extends StepTexts {
  keepsFiles: boolean
  formAfter: (answers: Answers, files: readonly DraftFile[]) => FormSchema
  isNeeded: (answers: Answers) => boolean
  rearrange: (asked: string, typed: TypedSteps) => TypedSteps
  /** the messages of its own check, by address */
  problemsOf: (values: object, answers: Answers) => Readonly<Record<string, string>>
  rowsOf: (values: object, answers: Answers) => readonly AnswerRow[]
}

/** Defines a step; its functions get the values that its form describes. */
export function defineStep<S extends FormSchema>(definition: StepDefinition<S>): WizardStep {
  const {
    form,
    keepsFiles = false,
    isNeeded = () => true,
    check = () => ({}),
    rearrange = () => ({}),
    summary = () => [],
    ...texts
  } = definition
  // the values come from this form alone
  const valuesOfForm = (values: object) => values as FormValues<S>
  return {
    ...texts,
    keepsFiles,
    formAfter: (answers, files) => (typeof form === 'function' ? form(answers, files) : form),
    isNeeded,
    rearrange,
    problemsOf: (values, answers) => {
      const messages = Object.entries(check(valuesOfForm(values), answers))
      return Object.fromEntries(messages.filter((entry): entry is [string, string] => entry[1] !== undefined))
    },
    rowsOf: (values, answers) => summary(valuesOfForm(values), answers),
  }
}
