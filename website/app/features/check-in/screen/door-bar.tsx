import type { DoorDevice } from '@gevel/contract/check-in'
import { DoorIcon } from './door-icon.tsx'

interface DoorBarProps {
  device: DoorDevice
  listAt: string
  isOnline: boolean | undefined
}

/** The event, the door, how old the list is, and whether there is a connection. */
export function DoorBar({ device: { event, door }, listAt, isOnline }: DoorBarProps) {
  return (
    <header className="door__bar">
      <div>
        <h1>{event.title}</h1>
        <p>
          Deur {door}. Lijst van {listAt} uur
        </p>
      </div>
      <span className="door__net" role="status">
        {isOnline === false && (
          <span className="net">
            <DoorIcon name="wait" />
            Offline
          </span>
        )}
      </span>
    </header>
  )
}
