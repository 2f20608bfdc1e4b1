import type { DoorFigures as Figures } from '@gevel/contract/check-in'

/** How many are inside, how fast they come, and what this device has still to send. */
export function DoorFigures({ figures, waiting }: { figures: Figures | undefined; waiting: number }) {
  return (
    <dl className="counts">
      <div>
        <dt>Binnen</dt>
        <dd>
          {figures?.inside ?? '–'} {figures && <small>van {figures.expected}</small>}
        </dd>
      </div>
      <div>
        <dt>Per minuut</dt>
        <dd>{figures?.perMinute ?? '–'}</dd>
      </div>
      <div>
        <dt>In wachtrij</dt>
        <dd>{waiting}</dd>
      </div>
    </dl>
  )
}
