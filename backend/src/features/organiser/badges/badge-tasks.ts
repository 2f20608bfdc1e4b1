import { pdfOf } from '../../../platform/pdf/pdf-thread'
import { type Badge, badgesPdf, type Sheet } from './badges-pdf'

/** What the thread of badges can do, by name. */
export const badgeTasks = {
  badges: ({ badges, sheet }: { badges: readonly Badge[]; sheet: Sheet }) =>
    pdfOf((missing) => badgesPdf(badges, sheet, missing)),
}
export type BadgeTasks = typeof badgeTasks
