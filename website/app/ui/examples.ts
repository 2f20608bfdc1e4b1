import type { ReactNode } from 'react'

/** A component in its states, for the gallery and the journeys. */
export interface Examples {
  /** last segment of its URL in the gallery */
  slug: string
  title: string
  states: readonly { name: string; view: ReactNode }[]
}
