import { LatePart } from '../../ui/lazy/late-part.tsx'

const loadTracker = () => import('./tracker.tsx').then(({ Tracker }) => Tracker)

export function Statistics() {
  return <LatePart load={loadTracker} />
}
