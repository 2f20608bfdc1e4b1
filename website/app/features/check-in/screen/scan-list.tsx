import type { Scan } from '@gevel/contract/check-in'
import { clockTime } from '../../../ui/text/dates.ts'
import { scanLine, type VerdictKind } from '../device/verdict-words.ts'
import { DoorIcon } from './door-icon.tsx'
import { UndoForm } from './undo-form.tsx'

/** A scan that was not sent yet. */
export interface WaitingLine {
  nonce: string
  kind: VerdictKind
  who: string
  text: string
  scannedAt: string
}

interface ScanListProps {
  recent: readonly Scan[]
  waiting: readonly WaitingLine[]
  /** undefined without scripts */
  onUndo: ((scan: number, because: string) => Promise<void>) | undefined
}

/** The last scans of all doors, newest first, after those that wait on this device. */
export function ScanList({ recent, waiting, onUndo }: ScanListProps) {
  return (
    <section aria-labelledby="scans">
      <div className="lintel lintel--slim">
        <h2 id="scans">Laatste scans</h2>
      </div>
      {recent.length + waiting.length === 0 && <p className="hint">Er is nog niet gescand.</p>}
      <ul className="scans">
        {waiting.map((line) => (
          <Line key={line.nonce} {...line} />
        ))}
        {recent.map((scan) => (
          <Line key={scan.nonce} {...scanLine(scan)} scannedAt={scan.scannedAt} isFlagged={scan.isFlagged}>
            {scan.outcome === 'admitted' && !scan.undone && <UndoForm scan={scan} onUndo={onUndo} />}
          </Line>
        ))}
      </ul>
    </section>
  )
}

interface LineProps extends Omit<WaitingLine, 'nonce'> {
  isFlagged?: boolean
  children?: React.ReactNode
}

function Line({ kind, who, text, scannedAt, isFlagged = false, children }: LineProps) {
  return (
    <li className={isFlagged ? 'is-flagged' : undefined}>
      <span className={`st st--${kind}`}>
        <DoorIcon name={kind} />
      </span>
      <span>
        <b>{who}</b>
        <small>{text}</small>
        {children}
      </span>
      <time dateTime={scannedAt}>{clockTime(scannedAt)}</time>
    </li>
  )
}
