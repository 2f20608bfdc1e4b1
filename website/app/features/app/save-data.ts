declare global {
  interface Navigator {
    /** https://wicg.github.io/savedata/ */
    connection?: { saveData?: boolean }
  }
}

/** Whether the reader asked the browser to transfer as little as possible. */
export function savesData(): boolean {
  return navigator.connection?.saveData === true
}
