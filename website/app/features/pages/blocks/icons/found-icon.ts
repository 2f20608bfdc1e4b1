import type { OwnIcon } from '@gevel/contract/icons'

/** An icon of one of Iconify's sets: the checked markup of its shapes, and their `viewBox`. */
export interface SetIcon {
  viewBox: string
  shapes: string
}

/** An icon that the content names: one of our own by its name, or one of a set. */
export type FoundIcon = OwnIcon | SetIcon
