import type { Patch } from './patch.ts'
import { timePickerChanges } from './time-picker.ts'

/** Labels of the design system that Strapi's admin leaves at their defaults: their property, in English and in Dutch. */
const defaultLabels: readonly (readonly [property: string, english: string, dutch: string])[] = [
  ['label', 'Choose date', 'Kies een datum'],
  ['dateLabel', 'Choose date', 'Kies een datum'],
  ['timeLabel', 'Choose time', 'Kies een tijd'],
  ['monthSelectLabel', 'Month', 'Maand'],
  ['yearSelectLabel', 'Year', 'Jaar'],
  ['closeLabel', 'Close modal', 'Sluiten'],
  ['label', 'Pagination', 'Pagina’s'],
  ['onLabel', 'On', 'Aan'],
  ['offLabel', 'Off', 'Uit'],
]

const changes: Patch['changes'] = [
  ...defaultLabels.map(([property, english, dutch]) => ({
    from: new RegExp(`(\\b${property}: \\w+ = )"${english}"`, 'g'),
    to: `$1"${dutch}"`,
  })),
  // of every field that can be emptied
  { from: /(\bclearLabel: (?:\w+ = )?)"Clear"/g, to: '$1"Wissen"', times: 7 },
  // templates whose last word alone is English
  { from: /(\bclearLabel: `\$\{\w+\}) date`/g, to: '$1 datum`' },
  { from: /(\bclearLabel: `\$\{\w+\}) time`/g, to: '$1 tijd`' },
  // a year was 2.026
  { from: /(new \w+\(\w+, \{ maximumFractionDigits: 20)( \}\))/g, to: '$1, useGrouping: false$2' },
  // buttons and fields that wait
  { from: 'children: "Loading" }', to: 'children: "Laden" }', times: 2 },
  { from: '"Loading content..."', to: '"Laden …"' },
  { from: '"No results found"', to: '"Niets gevonden"' },
  { from: 'return "YYYY"', to: 'return "JJJJ"' },
  { from: '"Select or enter a value"', to: '"Kies of typ"' },
]

/** The loading indicator is a picture in Strapi's violet, which no theme reaches; this blue is legible in both modes. */
const loaderColor = { from: "fill='%234945FF'", to: "fill='%233f9bd0'" }

/** Time fields, and labels in Dutch. */
export const designSystem: Patch = {
  file: 'design-system/dist/index.mjs',
  changes: [loaderColor, ...timePickerChanges, ...changes],
}
