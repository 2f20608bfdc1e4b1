export type ReaderAction =
  | 'previous'
  | 'next'
  | 'first'
  | 'last'
  | 'zoom-in'
  | 'zoom-out'
  | 'whole-page'
  | 'full-screen'
  | 'search'

/** The keys of the reader, for `reader-help.tsx`. */
export const KEYS = [
  ['← →', 'vorige, volgende pagina'],
  ['PageUp PageDown', 'idem'],
  ['Home End', 'eerste, laatste pagina'],
  ['+ − 0', 'groter, kleiner, hele pagina'],
  ['f', 'volledig scherm'],
  ['/', 'zoeken in dit nummer'],
] as const

const turning = new Map<string, ReaderAction>([
  ['ArrowLeft', 'previous'],
  ['ArrowRight', 'next'],
])

const inside = new Map<string, ReaderAction>([
  ['PageUp', 'previous'],
  ['PageDown', 'next'],
  ['Home', 'first'],
  ['End', 'last'],
  ['+', 'zoom-in'],
  ['=', 'zoom-in'],
  ['-', 'zoom-out'],
  ['0', 'whole-page'],
  ['f', 'full-screen'],
  ['/', 'search'],
])

/**
 * The action of a key; undefined for one that the browser handles.
 * @param isInside whether the focus is in the reader: single characters work only there (WCAG 2.1.4)
 * @param isEnlarged an enlarged page scrolls by the arrows, and Escape shows it whole
 */
export function actionOf(key: string, isInside: boolean, isEnlarged: boolean): ReaderAction | undefined {
  if (isEnlarged && turning.has(key)) return undefined
  if (isEnlarged && isInside && key === 'Escape') return 'whole-page'
  return turning.get(key) ?? (isInside ? inside.get(key) : undefined)
}
