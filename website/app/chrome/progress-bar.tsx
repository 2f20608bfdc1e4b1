import { useNavigation } from 'react-router'

/** A thin bar while a page is on its way; it waits a moment, so that fast pages come without it. */
export function ProgressBar() {
  const isUnderWay = useNavigation().state !== 'idle'
  return <div className="progress" data-under-way={isUnderWay || undefined} aria-hidden="true" />
}
