import { changeText, figureNumber } from '@gevel/contract/figure-text'

/** `+4 (+4,8%)`: a change of a number of shops; null without both. */
export function countChange(before: number | undefined, now: number | undefined): string | null {
  if (before === undefined || now === undefined) return null
  const change = now - before
  const text = `${change > 0 ? '+' : ''}${figureNumber(change, 0)}`
  const percent = before === 0 || change === 0 ? null : changeText(change / before)
  return percent ? `${text} (${percent})` : text
}
