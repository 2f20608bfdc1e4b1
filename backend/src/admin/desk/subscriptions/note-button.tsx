import { Button } from '@strapi/design-system'
import { Plus } from '@strapi/icons'
import { changeDesk } from '../../../features/desk/permission'
import type { ShownSubscription } from '../../../features/desk/subscriptions/show-subscription'
import { useAction } from '../../kit/action/use-action'
import { useFormKey } from '../../kit/action/use-form-key'
import { usePermission } from '../../kit/data/use-permission'
import { DESK } from '../desk-words'

/** Adds a note to the timeline. */
export function NoteButton({ subscription }: { subscription: ShownSubscription }) {
  const mayChange = usePermission(changeDesk)
  const { key, renewed } = useFormKey()
  const note = useAction<ShownSubscription>({
    request: ({ id }, { text = '' }) => ({
      method: 'POST',
      path: `${DESK}/subscriptions/${id}/notes`,
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
  if (!mayChange) return null
  return (
    <Button
      variant="tertiary"
      startIcon={<Plus />}
      loading={note.isBusy}
      onClick={() => void renewed(note.run(subscription))}
    >
      Notitie
    </Button>
  )
}
