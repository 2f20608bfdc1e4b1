import type { FormSchema } from '../schema/define-form.ts'
import type { FormValues } from '../schema/values.ts'

/** One line of the summary: what was answered, with an optional smaller line below it. */
export interface AnswerRow {
  label: string
  value: string
  detail?: string
}

/**
 * The values of the steps that are done, found by the form of a step. A step whose form depends on earlier answers is
 * found by any form with its name; only its own fields are in the values.
 */
export interface Answers {
  /** undefined while the step is not done or not needed */
  find: <S extends FormSchema>(form: S) => FormValues<S> | undefined
  /** @throws Error when the step is not done; of the earlier steps of the last one all are that are needed */
  get: <S extends FormSchema>(form: S) => FormValues<S>
}

/** @param values by the name of the step */
export function answersOf(values: ReadonlyMap<string, object>): Answers {
  function find<S extends FormSchema>({ name = '' }: S): FormValues<S> | undefined {
    // the rules of this form have validated them
    return values.get(name) as FormValues<S> | undefined
  }
  return {
    find,
    get(form) {
      const found = find(form)
      if (!found) throw new Error(`The step '${form.name}' is not done`)
      return found
    },
  }
}
