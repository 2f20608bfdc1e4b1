import { type FigureSeries, figureThemeSchema } from '@gevel/contract/figures'
import { THEMES, type Theme } from './figure-themes.ts'

/** The themes that have series, in their fixed order. */
export function byTheme(series: readonly FigureSeries[]): Theme[] {
  return figureThemeSchema.options
    .map((theme) => ({ ...THEMES[theme], series: series.filter((one) => one.theme === theme) }))
    .filter((theme) => theme.series.length > 0)
}
