import type { DoorDevice, DoorPage } from '@gevel/contract/check-in'
import { foldedText, matchesAll } from '@gevel/contract/door-search'
import { href } from '@gevel/contract/hrefs'
import { readShortCode, readTicketCode } from '@gevel/contract/ticket-codes'
import { useEffect, useState } from 'react'
import type { FormFailure } from '../../../forms/schema/failure.ts'
import { clockTime } from '../../../ui/text/dates.ts'
import { useIsHydrating } from '../../../ui/use-is-hydrating.ts'
import { useDoorSession } from '../device/use-door-session.ts'
import { verdictOf } from '../device/verdict-words.ts'
import { DoorBar } from './door-bar.tsx'
import { DoorExits } from './door-exits.tsx'
import { DoorFigures } from './door-figures.tsx'
import { EndedDoor } from './ended-door.tsx'
import { FindForm } from './find-form.tsx'
import { FoundList } from './found-list.tsx'
import { Lens } from './lens.tsx'
import { ScanList } from './scan-list.tsx'
import { StillVerdict, Verdict } from './verdict.tsx'
import { waitingLines } from './waiting-lines.ts'

/** More is no help at a door: one more word is. */
const MOST_FOUND = 30

interface DoorProps {
  device: DoorDevice
  /** what the server knew; undefined without a connection */
  page?: DoorPage
  /** of the search without scripts */
  words: string
  nonce: string
  /** when the server rendered it, or the list was made */
  at: string
  failure?: FormFailure | undefined
}

/** A door: the camera, the answer, the figures, and the search by name. */
export function Door({ device, page, words, nonce, at, failure }: DoorProps) {
  const isStarted = !useIsHydrating()
  const { session, state } = useDoorSession(device)
  const [typed, setTyped] = useState(words)
  useDoorApp()
  const scan = (code: string) => void session.scan({ code })
  const find = (entry: string) => {
    const isCode = readTicketCode(entry) !== undefined || readShortCode(entry) !== undefined
    if (isCode) {
      scan(entry)
      setTyped('')
    }
    return isCode ? 'scanned' : 'searched'
  }
  if (state.isEnded) return <EndedDoor waiting={state.waiting.length + state.waitingElsewhere} />
  const found = state.list ? search([...state.tickets.values()], typed) : page?.found
  const serverScan = state.verdict || state.list ? null : page?.scan
  return (
    <div className="door">
      <DoorBar device={device} listAt={clockTime(state.list?.downloadedAt ?? at)} isOnline={state.isOnline} />
      <div className="door__grid">
        <div className="lens__col">
          {isStarted && <Lens onCode={scan} />}
          <Verdict verdict={state.verdict} />
          {serverScan && <StillVerdict {...verdictOf(serverScan.outcome, serverScan)} />}
          <DoorFigures figures={state.figures ?? page?.figures} waiting={state.waiting.length} />
        </div>
        <div className="door__list">
          {failure?.message && (
            <p className="notice notice--err" role="alert">
              {failure.message}
            </p>
          )}
          {state.cannotStore && (
            <p className="notice">
              Deze browser bewaart niets. Houd deze pagina open zolang er scans in de wachtrij staan.
            </p>
          )}
          {state.waitingElsewhere > 0 && (
            <p className="notice">
              Op dit apparaat wachten {state.waitingElsewhere} scans van een andere bijeenkomst. Kies die bijeenkomst om
              ze te versturen.
            </p>
          )}
          <FindForm words={words} nonce={nonce} onFind={isStarted ? find : undefined} onType={setTyped} />
          {found && (typed || found.length > 0) && (
            <FoundList
              found={found}
              words={words}
              nonce={nonce}
              onAdmit={isStarted ? (ticket) => void session.scan({ ticket }) : undefined}
            />
          )}
          <ScanList
            recent={state.figures ? state.recent : (page?.recent ?? [])}
            waiting={waitingLines(state.waiting, state.tickets)}
            onUndo={isStarted ? (scanId, because) => session.undo(scanId, because) : undefined}
          />
          <DoorExits waiting={state.waiting.length} hasConnection={page !== undefined} />
        </div>
      </div>
    </div>
  )
}

function search<Ticket extends { name: string; company: string | null }>(tickets: readonly Ticket[], typed: string) {
  const folded = foldedText(typed)
  // a hand scanner is typing
  if (folded.length < 2 || typed.length > 60) return []
  const words = folded.split(' ')
  return tickets.filter((ticket) => matchesAll(ticket, words)).slice(0, MOST_FOUND)
}

/** The app that a browser installs from here is that of the doors. */
function useDoorApp(): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')
    if (!link) return
    const before = link.href
    link.href = href('/inchecken/manifest.webmanifest')
    return () => {
      link.href = before
    }
  }, [])
}
