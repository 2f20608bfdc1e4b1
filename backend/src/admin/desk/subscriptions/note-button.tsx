import { Button } from '@strapi/design-system'
import { Plus } from '@strapi/icons'
import { changeDesk } from '../../../features/desk/permission'
import type { ShownSubscription } from '../../../features/desk/subscriptions/show-subscription'
import { useNote } from '../../kit/action/use-note'
import { usePermission } from '../../kit/data/use-permission'
import { DESK } from '../desk-words'

/** Adds a note to the timeline. */
export function NoteButton({ subscription }: { subscription: ShownSubscription }) {
  const mayChange = usePermission(changeDesk)
  const note = useNote<ShownSubscription>(`${DESK}/subscriptions`)
  if (!mayChange) return null
  return (
    <Button variant="tertiary" startIcon={<Plus />} loading={note.isBusy} onClick={() => void note.run(subscription)}>
      Notitie
    </Button>
  )
}
