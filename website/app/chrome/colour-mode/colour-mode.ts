export const COLOUR_MODES = ['system', 'light', 'dark'] as const
export type ColourMode = (typeof COLOUR_MODES)[number]

const COLOUR_MODE_KEY = 'colour-mode'

/**
 * Runs in the head before the first paint, so that no page flashes in the wrong colours (requirements §4). A route
 * that forces a mode has set it already (`data-forced-mode`).
 */
export const COLOUR_MODE_SCRIPT = `try{var r=document.documentElement,m=localStorage.getItem('${COLOUR_MODE_KEY}');if(!r.dataset.forcedMode&&(m=='dark'||m=='light'))r.classList.add(m)}catch(e){}`

/** The mode the reader chose on this device; `system` without one, or when storage is unavailable. */
export function storedColourMode(): ColourMode {
  try {
    const stored = localStorage.getItem(COLOUR_MODE_KEY)
    return COLOUR_MODES.find((mode) => mode === stored) ?? 'system'
  } catch {
    return 'system'
  }
}

export function storeColourMode(mode: ColourMode): void {
  try {
    localStorage.setItem(COLOUR_MODE_KEY, mode)
  } catch {
    // without storage the setting is for this page only
  }
}

/**
 * Sets a mode on the document: `color-scheme` follows the class. A mode that the page forces overrides the reader's.
 */
export function applyColourMode(chosen: ColourMode): void {
  const { classList, dataset } = document.documentElement
  const mode = dataset.forcedMode ?? chosen
  classList.remove('light', 'dark')
  if (mode !== 'system') classList.add(mode)
}
