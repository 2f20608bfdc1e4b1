import { useSyncExternalStore } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { RenderedOnce } from '../../ui/lazy/rendered-once.tsx'
import { applyColourMode, COLOUR_MODES, type ColourMode, storeColourMode, storedColourMode } from './colour-mode.ts'

const LABELS = { system: 'Systeem', light: 'Licht', dark: 'Donker' } as const
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  // another tab of the site may change the setting
  const followOtherTab = () => {
    applyColourMode(storedColourMode())
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', followOtherTab)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', followOtherTab)
  }
}

function choose(mode: ColourMode): void {
  storeColourMode(mode)
  applyColourMode(mode)
  for (const listener of listeners) listener()
}

/** System, light or dark: stored on this device only. */
export function ColourModeSwitch() {
  const current = useSyncExternalStore(subscribe, storedColourMode, () => 'system')
  return (
    <RenderedOnce
      name="colour-mode"
      // a fieldset brings a legend that the three buttons do without
      tag="div"
      attributes={{ className: 'mode', role: 'group', 'aria-label': 'Kleurmodus' }}
      of={current}
      part={COLOUR_MODES.map((mode) => (
        <button key={mode} type="button" aria-pressed={mode === current} onClick={() => choose(mode)}>
          <Icon name={mode} />
          {LABELS[mode]}
        </button>
      ))}
    />
  )
}
