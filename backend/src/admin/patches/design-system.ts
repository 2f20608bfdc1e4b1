import type { Patch } from './patch'
import { timePickerChanges } from './time-picker'

/** Labels of the design system that cannot be translated: Strapi's admin leaves them at their defaults. */
const labels: readonly (readonly [from: string, to: string])[] = [
  ['{ label: n = "Choose date"', '{ label: n = "Kies een datum"'],
  ['dateLabel: t = "Choose date"', 'dateLabel: t = "Kies een datum"'],
  ['timeLabel: n = "Choose time"', 'timeLabel: n = "Kies een tijd"'],
  ['monthSelectLabel: l = "Month"', 'monthSelectLabel: l = "Maand"'],
  ['yearSelectLabel: h = "Year"', 'yearSelectLabel: h = "Jaar"'],
  ['closeLabel: t = "Close modal"', 'closeLabel: t = "Sluiten"'],
  ['label: t = "Pagination"', 'label: t = "Pagina’s"'],
  ['onLabel: t = "On"', 'onLabel: t = "Aan"'],
  ['offLabel: n = "Off"', 'offLabel: n = "Uit"'],
  ['clearLabel: R = "Clear"', 'clearLabel: R = "Wissen"'],
  ['clearLabel: a = "Clear",\n    creatable', 'clearLabel: a = "Wissen",\n    creatable'],
  ['clearLabel: a = "Clear", ...i', 'clearLabel: a = "Wissen", ...i'],
  ['clearLabel: t = "Clear",\n    startIcon', 'clearLabel: t = "Wissen",\n    startIcon'],
  ...['cr', 'ec'].map((name): [string, string] => {
    const start = `${name} = s.forwardRef(\n  ({\n    children: e,\n    clearLabel: t = `
    return [`${start}"Clear"`, `${start}"Wissen"`]
  }),
  ['clearLabel: "Clear"', 'clearLabel: "Wissen"'],
  ['k ? /* @__PURE__ */ r(kt, { small: !0, children: "Loading" })', 'k ? r(kt, { small: !0, children: "Laden" })'],
  ['i ? /* @__PURE__ */ r(kt, { small: !0, children: "Loading" })', 'i ? r(kt, { small: !0, children: "Laden" })'],
  ['"Loading content..."', '"Laden …"'],
  ['"No results found"', '"Niets gevonden"'],
  ['return "YYYY"', 'return "JJJJ"'],
  ['"Select or enter a value"', '"Kies of typ"'],
  [clearLabelOf('date'), clearLabelOf('datum')],
  [clearLabelOf('time'), clearLabelOf('tijd')],
]

/** The loading indicator is a picture in Strapi's violet, which no theme reaches; this blue is legible in both modes. */
const loaderColor = { from: "fill='%234945FF'", to: "fill='%233f9bd0'" }

/** Time fields, and labels in Dutch. */
export const designSystem: Patch = {
  file: 'design-system/dist/index.mjs',
  changes: [loaderColor, ...timePickerChanges, ...labels.map(([from, to]) => ({ from, to }))],
}

/** The source's label of a button that clears: a template of which only the last word is English. */
function clearLabelOf(word: string): string {
  return `clearLabel: \`\${e} ${word}\``
}
