import { useSyncExternalStore } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useRenderedOnce } from '../../ui/lazy/use-rendered-once.ts'
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
  const buttons = COLOUR_MODES.map((mode) => (
    <button key={mode} type="button" aria-pressed={mode === current} onClick={() => choose(mode)}>
      <Icon name={mode} />
      {LABELS[mode]}
    </button>
  ))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a legend that the three buttons do without
    <div className="mode" role="group" aria-label="Kleurmodus" {...useRenderedOnce('colour-mode', current, buttons)} />
  )
}
