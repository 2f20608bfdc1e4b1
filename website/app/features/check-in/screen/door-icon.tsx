import { Drawing } from '../../../ui/icon.tsx'
import type { VerdictKind } from '../device/verdict-words.ts'

const PATHS: Readonly<Record<VerdictKind | 'lamp', string>> = {
  ok: 'm5 12.5 4.5 4.5L19 7',
  twice: 'M20 12a8 8 0 1 1-2.5-5.8L20 8.5M20 3v5.5h-5.5',
  no: 'M5 5l14 14M19 5 5 19',
  wait: 'M7 18h10a4 4 0 0 0 .5-8A6 6 0 0 0 6 9.5 4.3 4.3 0 0 0 7 18ZM4 3l17 18',
  lamp: 'M13 3 5 14h6l-1 7 8-11h-6z',
}

export function DoorIcon({ name }: { name: keyof typeof PATHS }) {
  return <Drawing path={PATHS[name]} />
}
