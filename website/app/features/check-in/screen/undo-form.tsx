import type { Scan } from '@gevel/contract/check-in'
import { type FormEvent, useState } from 'react'
import { FORM_NAME } from '../../../forms/schema/define-form.ts'

interface UndoFormProps {
  scan: Scan
  /** undefined without scripts */
  onUndo: ((scan: number, because: string) => Promise<void>) | undefined
}

/** Undoes a wrong check-in, with a reason that stays in the log. */
export function UndoForm({ scan, onUndo }: UndoFormProps) {
  const [problem, setProblem] = useState<string>()
  const undo = (event: FormEvent<HTMLFormElement>) => {
    if (!onUndo) return
    event.preventDefault()
    const because = String(new FormData(event.currentTarget).get('because') ?? '')
    setProblem(undefined)
    onUndo(scan.id, because).catch((error: Error) =>
      setProblem(error.message || 'Dit kan alleen met een verbinding. Probeer het straks opnieuw.'),
    )
  }
  const id = `reden-${scan.id}`
  return (
    <details className="door__undo">
      <summary>
        Maak ongedaan<span className="sr-only">: {scan.attendee?.name}</span>
      </summary>
      <form className="field" method="post" onSubmit={undo}>
        <input type="hidden" name={FORM_NAME} value="ongedaan" />
        <input type="hidden" name="scan" value={scan.id} />
        <label htmlFor={id}>Waarom?</label>
        <div className="door__find">
          <input className="input" id={id} name="because" required minLength={3} maxLength={200} autoComplete="off" />
          <button className="btn btn--quiet" type="submit">
            Maak ongedaan
          </button>
        </div>
        {problem && (
          <p className="err" role="alert">
            {problem}
          </p>
        )}
      </form>
    </details>
  )
}
