import { useEffect, useState } from 'react'

/** Parts of a programme that somebody chose, by `2026-12-03 11:15 Ovenzaal`. */
export interface PersonalProgramme {
  /** undefined until the browser has told, and without scripts */
  chosen: ReadonlySet<string> | undefined
  /** chooses a part in place of those at the same time, or no longer */
  toggle: (item: string, parallel: readonly string[]) => void
}

/** The personal programme of an event, kept in this browser. */
export function usePersonalProgramme(eventId: number): PersonalProgramme {
  const key = `gevel-programma-${eventId}`
  const [chosen, setChosen] = useState<ReadonlySet<string>>()
  useEffect(() => setChosen(new Set(readItems(key))), [key])
  return {
    chosen,
    toggle(item, parallel) {
      const next = togglePart(chosen ?? new Set(), item, parallel)
      setChosen(next)
      try {
        localStorage.setItem(key, JSON.stringify([...next]))
      } catch {
        // storage is full or off: it lasts as long as the page
      }
    },
  }
}

/** The chosen parts after a press on one of them: of those at the same time one is chosen at most. */
export function togglePart(chosen: ReadonlySet<string>, item: string, parallel: readonly string[]): Set<string> {
  const next = new Set(chosen)
  for (const other of parallel) next.delete(other)
  if (!chosen.has(item)) next.add(item)
  return next
}

function readItems(key: string): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter((item) => typeof item === 'string') : []
  } catch {
    return []
  }
}
