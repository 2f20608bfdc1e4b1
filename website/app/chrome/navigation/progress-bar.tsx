import { useNavigation } from 'react-router'

/** A thin progress bar while a page loads; it appears after a delay, so that fast pages come without it. */
export function ProgressBar() {
  const isNavigating = useNavigation().state !== 'idle'
  return <div className="progress" data-under-way={isNavigating || undefined} aria-hidden="true" />
}
