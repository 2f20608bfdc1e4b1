import { AnyIcon } from '../../more-icons.tsx'

interface StepButtonProps {
  to: 'previous' | 'next'
  /** id of what it scrolls */
  controls?: string
  /** there is no picture on that side; the button keeps the focus */
  ended: boolean
  onStep: () => void
}

/** A button to the previous or the next picture. */
export function StepButton({ to, controls, ended, onStep }: StepButtonProps) {
  return (
    <button
      className="gallery__btn"
      type="button"
      aria-label={to === 'previous' ? 'Vorig beeld' : 'Volgend beeld'}
      aria-controls={controls}
      aria-disabled={ended}
      onClick={() => !ended && onStep()}
    >
      <AnyIcon name={to} />
    </button>
  )
}
