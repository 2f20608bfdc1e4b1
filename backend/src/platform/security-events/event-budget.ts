/** Lines of one event that one source may cause in a window; further ones are counted. */
const linesOfSource = 10
/** Lines of one event in a window, of all sources together. */
const linesOfEvent = 100

/** The suppressed lines of one event in one window. */
export interface Suppressed<Event> {
  event: Event
  suppressed: number
  /** number of sources, up to the number of lines that one event may have */
  sources: number
}

interface Window {
  logged: number
  suppressed: number
  /** lines of each source; never more sources than `linesOfEvent` */
  bySource: Map<string, number>
}

/**
 * Bounds how many lines events write, so that an attacker can neither fill the disk nor hide one event behind another:
 * each event has a budget of its own, and one source a tenth of it.
 */
export class EventBudget<Event extends string> {
  readonly #windows = new Map<Event, Window>()

  /** Whether the line may be written; otherwise it is counted. */
  admit(event: Event, source: string): boolean {
    const window = this.#windowOf(event)
    const ofSource = window.bySource.get(source) ?? 0
    const admitted = window.logged < linesOfEvent && ofSource < linesOfSource
    if (admitted) window.logged += 1
    else window.suppressed += 1
    if (ofSource > 0 || window.bySource.size < linesOfEvent) window.bySource.set(source, ofSource + 1)
    return admitted
  }

  /**
   * Ends the window of every event.
   * @returns the suppressed lines
   */
  end(): Suppressed<Event>[] {
    const ended = [...this.#windows].filter(([, { suppressed }]) => suppressed > 0)
    this.#windows.clear()
    return ended.map(([event, { suppressed, bySource }]) => ({ event, suppressed, sources: bySource.size }))
  }

  #windowOf(event: Event): Window {
    const openWindow = this.#windows.get(event)
    if (openWindow) return openWindow
    const window = { logged: 0, suppressed: 0, bySource: new Map<string, number>() }
    this.#windows.set(event, window)
    return window
  }
}
