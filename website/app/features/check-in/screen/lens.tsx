import { useCallback, useEffect, useRef, useState } from 'react'
import { type CameraState, useCamera } from '../camera/use-camera.ts'
import { DoorIcon } from './door-icon.tsx'

const HINTS: Readonly<Record<CameraState, string>> = {
  off: 'De camera staat uit',
  starting: 'De camera start',
  on: 'Houd de code in het kader',
  denied: 'Deze browser staat de camera niet toe. Sta haar toe bij de instellingen van de site.',
  none: 'Er is geen camera. Typ de code, of zoek op naam.',
}

/** What the camera sees, and its switch. */
export function Lens({ onCode }: { onCode: (text: string) => void }) {
  const video = useRef<HTMLVideoElement>(null)
  const [isWanted, setIsWanted] = useState(false)
  const latest = useRef(onCode)
  useEffect(() => {
    latest.current = onCode
  }, [onCode])
  const { state, torch } = useCamera(
    video,
    isWanted,
    useCallback((text: string) => latest.current(text), []),
  )
  useEffect(() => void wasAllowed().then((allowed) => allowed && setIsWanted(true)), [])
  return (
    <div className="lens">
      <video ref={video} muted playsInline aria-label="Beeld van de camera" />
      <svg className="lens__frame" viewBox="0 0 100 100" aria-hidden="true">
        <path d="M4 26V4h22M74 4h22v22M96 74v22H74M26 96H4V74" />
      </svg>
      <div className="lens__hint">
        <span role="status">{HINTS[state]}</span>
        {torch && (
          <button type="button" aria-pressed={torch.isOn} onClick={torch.toggle}>
            <DoorIcon name="lamp" />
            <span className="sr-only">Lamp</span>
          </button>
        )}
        <button type="button" onClick={() => setIsWanted(!isWanted)}>
          {isWanted ? 'Zet uit' : 'Zet de camera aan'}
        </button>
      </div>
    </div>
  )
}

/** Whether the camera was allowed before: it then starts by itself. */
async function wasAllowed(): Promise<boolean> {
  // Firefox does not know this name
  const status = await navigator.permissions?.query({ name: 'camera' }).catch(() => undefined)
  return status?.state === 'granted'
}
