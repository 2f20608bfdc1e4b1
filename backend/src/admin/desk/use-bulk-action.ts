import type { BulkOutcome } from '../../features/editor-actions/perform-each'
import type { Question } from '../kit/action/question'
import { useAction } from '../kit/action/use-action'
import { useFormKey } from '../kit/action/use-form-key'
import type { SelectedRows } from '../kit/list/selection'
import type { BulkAction } from '../kit/list/selection-bar'
import { DESK } from './desk-words'
import { outcomeText } from './outcome-text'

interface DeskBulkAction {
  label: string
  /** below the routes of the desk */
  path: string
  question: (count: number) => Question
  /** `3 facturen staan op betaald.` */
  done: (count: number) => string
}

/** An action of the desk on the rows that an editor chose, confirmed first; tells how many were left out, and why. */
export function useBulkAction({ label, path, question, done }: DeskBulkAction): BulkAction {
  const { key, renewed } = useFormKey()
  const { run } = useAction<{ rows: SelectedRows; count: number }, { data: BulkOutcome }>({
    request: ({ rows }, answers) => ({
      method: 'POST',
      path: `${DESK}/${path}`,
      body: { ...answers, selection: rows, idempotencyKey: key.current },
    }),
    question: ({ count }) => question(count),
    done: (_, { data }) => outcomeText(data, done),
  })
  return { label, run: (rows, count) => renewed(run({ rows, count })) }
}
