import { type RefObject, useEffect, useState } from 'react'

/** Pictures read in a second: more only heats the device. */
const PICTURES_A_SECOND = 8
/** Longest side of the picture that is read, in pixels: a code of 51 modules at arm's length is then 4 pixels a module. */
const PICTURE_SIZE = 800
/** Somebody holds a card in view for a while: it is one scan. */
const SAME_CODE_MS = 4_000

export type CameraState = 'off' | 'starting' | 'on' | 'denied' | 'none'

/** `torch` is not in TypeScript's library (https://w3c.github.io/mediacapture-image/). */
interface TorchCapabilities {
  torch?: boolean
}

interface Camera {
  state: CameraState
  /** undefined on a device without a lamp */
  torch: { isOn: boolean; toggle: () => void } | undefined
}

/** Reads codes with the camera into `onCode` for as long as it is wanted, and pauses while the page is hidden. */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  isWanted: boolean,
  onCode: (text: string) => void,
): Camera {
  const [state, setState] = useState<CameraState>('off')
  const [track, setTrack] = useState<MediaStreamTrack>()
  const [isTorchOn, setIsTorchOn] = useState(false)
  useEffect(() => {
    if (!isWanted) return
    const stopping = new AbortController()
    setState('starting')
    void run(video, stopping.signal, onCode, (started) => {
      setState('on')
      setTrack(started)
    }).catch((error: unknown) => {
      if (stopping.signal.aborted) return
      setState(error instanceof DOMException && error.name === 'NotAllowedError' ? 'denied' : 'none')
    })
    return () => {
      stopping.abort()
      setState('off')
      setTrack(undefined)
      setIsTorchOn(false)
    }
  }, [isWanted, video, onCode])
  const capabilities: (MediaTrackCapabilities & TorchCapabilities) | undefined = track?.getCapabilities?.()
  const hasTorch = capabilities?.torch === true
  const toggle = () => {
    const advanced = [{ torch: !isTorchOn } as MediaTrackConstraintSet & TorchCapabilities]
    void track?.applyConstraints({ advanced }).then(
      () => setIsTorchOn(!isTorchOn),
      () => undefined,
    )
  }
  return { state, torch: hasTorch ? { isOn: isTorchOn, toggle } : undefined }
}

async function run(
  video: RefObject<HTMLVideoElement | null>,
  stopped: AbortSignal,
  onCode: (text: string) => void,
  onStart: (track: MediaStreamTrack) => void,
): Promise<void> {
  const { decode, prepareDecoder } = await import('./decode.ts')
  const [stream] = await Promise.all([
    navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1280 } }, audio: false }),
    prepareDecoder(),
  ])
  const stop = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  stopped.addEventListener('abort', stop)
  const [track] = stream.getVideoTracks()
  const element = video.current
  if (stopped.aborted || !element || !track) return stop()
  element.srcObject = stream
  await element.play()
  onStart(track)
  const read = pictureReader(element)
  let last = { text: '', at: 0 }
  while (!stopped.aborted) {
    await new Promise((resolve) => setTimeout(resolve, 1_000 / PICTURES_A_SECOND))
    const picture = document.hidden || stopped.aborted ? undefined : read()
    const text = picture && (await decode(picture))
    if (!text || stopped.aborted) continue
    const at = Date.now()
    const isSame = text === last.text && at - last.at < SAME_CODE_MS
    last = { text, at }
    if (!isSame) onCode(text)
  }
}

/** Returns the current picture of a video, made smaller; undefined before the first. */
function pictureReader(video: HTMLVideoElement): () => ImageData | undefined {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return () => {
    const { videoWidth, videoHeight } = video
    if (!context || videoWidth === 0) return undefined
    const scale = Math.min(1, PICTURE_SIZE / Math.max(videoWidth, videoHeight))
    canvas.width = Math.round(videoWidth * scale)
    canvas.height = Math.round(videoHeight * scale)
    context.drawImage(video, 0, 0, canvas.width, canvas.height)
    return context.getImageData(0, 0, canvas.width, canvas.height)
  }
}
