export interface Plan {
  publish_at: Date | null
  unpublish_at: Date | null
}

/** Whether a scheduled time has passed. */
export function isPast(moment: Date | null, now: Date): boolean {
  return moment !== null && moment <= now
}

/**
 * The step for a document with at least one scheduled time in the past. A backend that was down may find both in
 * the past: then only the later one counts.
 */
export function nextStep({ publish_at: on, unpublish_at: off }: Plan, now: Date): 'publish' | 'unpublish' {
  if (!isPast(off, now)) return 'publish'
  const goesOnlineLater = isPast(on, now) && Number(on) > Number(off)
  return goesOnlineLater ? 'publish' : 'unpublish'
}
