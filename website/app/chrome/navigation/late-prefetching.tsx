import { LatePart } from '../../ui/lazy/late-part.tsx'

const loadPrefetching = () => import('./prefetching/prefetching.tsx').then(({ Prefetching }) => Prefetching)

export function LatePrefetching() {
  return import.meta.env.PROD && <LatePart load={loadPrefetching} />
}
