declare global {
  interface Navigator {
    /** https://wicg.github.io/savedata/, https://wicg.github.io/netinfo/ */
    connection?: { saveData?: boolean; effectiveType?: string }
  }
}

/** Whether the reader asked the browser to transfer as little as possible. */
export function savesData(): boolean {
  return navigator.connection?.saveData === true
}

/** Whether responses take so long that only what the reader waits for should be requested: `slow-2g` or `2g`. */
export function isSlow(): boolean {
  return navigator.connection?.effectiveType?.endsWith('2g') === true
}
