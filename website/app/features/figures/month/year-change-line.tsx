import { changeText } from '@gevel/contract/figure-text'
import type { FigureTheme } from '@gevel/contract/figures'

interface YearChangeLineProps {
  /** 0.032 is 3.2 percent more; null when it is unknown */
  change: number | null
  /** the name of the same period of the year before */
  before: string
  theme: FigureTheme
}

/** A change against the year before in words: `▲ 3,2% hoger dan in K3 2025`. */
export function YearChangeLine({ change, before, theme }: YearChangeLineProps) {
  const text = changeText(change)
  if (text === null) return null
  if (text === '0,0%') return <p className="text-sm">Gelijk aan {before}</p>
  const isDown = text.startsWith('−')
  const colour = isDown ? 'down' : 'up'
  return (
    <p className="text-sm">
      <b className={theme === 'prices' ? undefined : colour}>
        <span aria-hidden="true">{isDown ? '▼' : '▲'}</span> {text.slice(1)} {isDown ? 'lager' : 'hoger'}
      </b>{' '}
      dan in {before}
    </p>
  )
}
