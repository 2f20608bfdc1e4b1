import { useNavigation } from 'react-router'

/** A thin progress bar while a page loads; it appears after a delay, so that fast pages come without it. */
export function ProgressBar() {
  const isUnderWay = useNavigation().state !== 'idle'
  return <div className="progress" data-under-way={isUnderWay || undefined} aria-hidden="true" />
}
