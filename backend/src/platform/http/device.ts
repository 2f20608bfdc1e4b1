import { parse } from 'bowser'

/** Browser and system from a `User-Agent`; null where it is unknown. */
export interface Device {
  browser: string | null
  system: string | null
}

/** `Firefox` and `Windows`, without versions. */
export function deviceOf(agent: string): Device {
  // bowser throws on an empty string
  const { browser, os } = parse(agent.slice(0, 300) || '-')
  return { browser: browser.name || null, system: os.name || null }
}
