import { useAction } from './use-action'
import { useFormKey } from './use-form-key'

/** Adds a note of an editor to the timeline of a row, once. */
export function useNote<Row extends { id: number }>(path: string) {
  const { key, renewed } = useFormKey()
  const { run, isBusy } = useAction<Row>({
    request: ({ id }, { text = '' }) => ({
      method: 'POST',
      path: `${path}/${id}/notes`,
      body: { text, idempotencyKey: key.current },
    }),
    question: () => ({
      title: 'Notitie',
      text: 'Alleen collega’s zien de notitie.',
      confirm: 'Bewaar',
      fields: [{ name: 'text', label: 'Notitie', kind: 'long-text', isRequired: true }],
    }),
    done: () => 'De notitie is bewaard.',
  })
  return { run: (row: Row) => renewed(run(row)), isBusy }
}
