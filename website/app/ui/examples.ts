import type { ReactNode } from 'react'

/** A part of the site in its states: shown in the gallery, and looked at by the journeys. */
export interface Examples {
  /** last part of its address in the gallery */
  slug: string
  title: string
  states: readonly { name: string; view: ReactNode }[]
}
