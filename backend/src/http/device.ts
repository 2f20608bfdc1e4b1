import { parse } from 'bowser'

/** What a `User-Agent` says of a browser and its system; null for what it does not say. */
export interface Device {
  browser: string | null
  system: string | null
}

/** `Firefox` and `Windows`, without versions. */
export function deviceOf(agent: string): Device {
  // bowser throws on an empty text
  const { browser, os } = parse(agent.slice(0, 300) || '-')
  return { browser: browser.name || null, system: os.name || null }
}
