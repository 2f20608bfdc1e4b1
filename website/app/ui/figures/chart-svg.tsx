import { type ReactNode, useId } from 'react'

/**
 * The colour of each series: subject, comparison, context, and last the one of emphasis, which marks what is new elsewhere
 * (visual language, "charts").
 */
const COLOURS = [1, 2, 4, 3] as const

export function colourOf(series: number): number {
  return COLOURS[series] ?? 4
}

export interface ChartText {
  title: string
  description: string
}

interface ChartSvgProps extends ChartText {
  width: number
  height: number
  className: string
  children: ReactNode
}

/** The frame of a chart: a picture with a name and a description. */
export function ChartSvg({ title, description, width, height, className, children }: ChartSvgProps) {
  const id = useId()
  return (
    <svg
      className={`chart ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-labelledby={`${id}t ${id}d`}
    >
      <title id={`${id}t`}>{title}</title>
      <desc id={`${id}d`}>{description}</desc>
      {children}
    </svg>
  )
}
