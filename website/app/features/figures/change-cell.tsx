import { changeText } from '@gevel/contract/figure-text'
import type { FigureTheme } from '@gevel/contract/figures'

interface ChangeCellProps {
  /** 0.032 is 3.2 percent more; null when it is unknown */
  change: number | null
  theme: FigureTheme
  /** whether a phone leaves its column out */
  isMore?: boolean
}

/**
 * A cell with a relative change, in green or red; its sign says the same. A higher price is good news for one reader and
 * bad for another.
 */
export function ChangeCell({ change, theme, isMore }: ChangeCellProps) {
  const text = changeText(change)
  const isNeutral = !text || text === '0,0%' || theme === 'prices'
  const direction = text?.startsWith('−') ? 'down' : 'up'
  const classes = ['num', !isNeutral && direction, isMore && 'figures__more']
  return <td className={classes.filter(Boolean).join(' ')}>{text ?? '–'}</td>
}
