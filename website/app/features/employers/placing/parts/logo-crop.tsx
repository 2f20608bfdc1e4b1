import { logoSlot } from '@gevel/contract/logo-files'
import { useEffect, useRef, useState } from 'react'
import { fieldId, useForm } from '../../../../forms/context/form-context.ts'

/** A square of a picture: fractions of the way from its left and top edge, and of the shorter side. */
interface Square {
  left: number
  top: number
  size: number
}

const MIDDLE: Square = { left: 0.5, top: 0.5, size: 1 }
const SIDE = 160
const SLIDERS = [
  ['size', 'Grootte van de uitsnede'],
  ['left', 'Van links naar rechts'],
  ['top', 'Van boven naar onder'],
] as const

/** The square of a chosen logo, to see and to move. Without scripts it is the one in the middle. */
export function LogoCrop() {
  const { id } = useForm()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [picture, setPicture] = useState<ImageBitmap | null>(null)
  const [square, setSquare] = useState(MIDDLE)
  const inputId = fieldId(id, logoSlot)

  useEffect(() => {
    const input = document.getElementById(inputId)
    if (!(input instanceof HTMLInputElement)) return
    const ended = new AbortController()
    const read = async () => {
      const file = input.files?.[0]
      // the server says what is wrong with a file that is no picture
      const chosen = file ? await createImageBitmap(file).catch(() => null) : null
      if (ended.signal.aborted) return
      setPicture(chosen)
      setSquare(MIDDLE)
    }
    input.addEventListener('change', read, { signal: ended.signal })
    return () => ended.abort()
  }, [inputId])

  const part = picture && partOf(picture, square)
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context || !picture || !part) return
    context.fillStyle = '#fff'
    context.fillRect(0, 0, SIDE, SIDE)
    context.drawImage(picture, part.x, part.y, part.side, part.side, 0, 0, SIDE, SIDE)
  })

  return (
    <>
      <input
        type="hidden"
        name={`${logoSlot}Crop`}
        value={picture && part ? cropText(picture, part, square) : ''}
        readOnly
      />
      {picture && (
        <div className="logo-crop">
          <canvas ref={canvas} width={SIDE} height={SIDE} role="img" aria-label="Zo staat uw logo bij de vacature" />
          <div>
            {SLIDERS.map(([side, label]) => (
              <label key={side}>
                {label}
                <input
                  type="range"
                  min={side === 'size' ? 0.2 : 0}
                  max={1}
                  step={0.01}
                  value={square[side]}
                  onChange={({ target }) => setSquare({ ...square, [side]: Number(target.value) })}
                />
              </label>
            ))}
          </div>
        </div>
      )}
    </>
  )
}

/** The square in pixels of the picture. */
function partOf({ width, height }: ImageBitmap, { left, top, size }: Square) {
  const side = Math.min(width, height) * size
  return { x: (width - side) * left, y: (height - side) * top, side }
}

/** The square as the endpoint reads it (`pictureCropSchema`). */
function cropText({ width, height }: ImageBitmap, { x, y }: ReturnType<typeof partOf>, { size }: Square): string {
  return [x / width, y / height, size].map((fraction) => fraction.toFixed(4)).join(',')
}
