import { OfflinePage } from './offline-page.tsx'

export default function OfflineRoute() {
  return <OfflinePage />
}
