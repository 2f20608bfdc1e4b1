import { useEffect, useState } from 'react'
import type { Verdict as Words } from '../device/verdict-words.ts'
import { DoorIcon } from './door-icon.tsx'
import { signal } from './signals.ts'

/** How long an answer stays; it is in the list of scans after that. */
const SHOWN_MS = 3_000

/** The answer to a scan without scripts: it stays until the next. */
export function StillVerdict({ kind, title, text }: Words) {
  return (
    <div className={`verdict verdict--${kind}`}>
      <DoorIcon name={kind} />
      <b>{title}</b>
      <span>{text}</span>
    </div>
  )
}

type Numbered = Words & { number: number }

/** The answer to a scan, in colour, words and an icon, with a sound and vibration of its own. */
export function Verdict({ verdict }: { verdict: Numbered | undefined }) {
  const [passed, setPassed] = useState(0)
  useEffect(() => {
    if (!verdict) return
    signal(verdict.kind)
    const timer = setTimeout(() => setPassed(verdict.number), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [verdict])
  return (
    <div role="alert" hidden={verdict?.number === passed}>
      {verdict && <StillVerdict key={verdict.number} {...verdict} />}
    </div>
  )
}
