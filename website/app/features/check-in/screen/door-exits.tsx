import { href } from '@gevel/contract/hrefs'
import type { FormEvent } from 'react'
import { FORM_NAME } from '../../../forms/schema/define-form.ts'
import { forgetDoor } from '../../../stored-door/forget-door.ts'

/** Leaving the door, and logging out: both remove the list from the device. */
export function DoorExits({ waiting, hasConnection }: { waiting: number; hasConnection: boolean }) {
  if (!hasConnection) return null
  const leave = (event: FormEvent) => {
    const question = `Er wachten nog ${waiting} scans op dit apparaat. Ze worden pas verstuurd als u hier weer een deur kiest. Toch stoppen?`
    if (waiting > 0 && !confirm(question)) event.preventDefault()
    else void forgetDoor()
  }
  return (
    <div className="btn-row">
      <form method="post" onSubmit={leave}>
        <input type="hidden" name={FORM_NAME} value="stoppen" />
        <button className="btn btn--quiet" type="submit">
          Andere deur
        </button>
      </form>
      <form method="post" action={href('/uitloggen')} onSubmit={leave}>
        <button className="btn btn--quiet" type="submit">
          Log uit
        </button>
      </form>
    </div>
  )
}
