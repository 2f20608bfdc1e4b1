import type { Patch } from './patch.ts'

/**
 * A time field holds `00:00` once a date is chosen. Typing replaces it in place of appending to it: `00:0008:30` was
 * stored as 00:08. Besides `08:30` it accepts `8`, `830` and `8.30`; an invalid time leaves the old one.
 */
export const timePickerChanges: Patch['changes'] = [
  {
    from: /const \[(\w+), (\w+)\] = (\w+)\.split\(\w+\);(?=\s+if \(!\1 && !\2\) return;)/g,
    to: 'const [, $1, $2] = /^(\\d{1,2})[:.]?(\\d{2})?$$/.exec($3.trim()) ?? [];',
  },
  {
    from: /(inputMode: "numeric",\s+)(?=pattern: \w+,\s+textValue: )/g,
    // the browser places the caret after this event
    to: `$1onPointerDown: ({ target }) => void requestAnimationFrame(() => target.select?.()),
        `,
  },
  {
    // beside its date, a time with its button was cut off on a phone; it moves below the date where both do not fit
    from: /(flex: "1", )(?=children: [^{}]+\{[^{}]*\bonClear: [^{}]*"00:00")/g,
    to: '$1minWidth: "18rem", ',
  },
  {
    // Escape closed the calendar, and the next one emptied the field: a time that was typed then was one of today
    from: /(\w+)\.open \? \1\.onOpenChange\(!1\) : \(\1\.onValueChange\(void 0\), \1\.onTextValueChange\(""\)\)/g,
    to: '$1.open && $1.onOpenChange(!1)',
  },
  {
    // a time without a date had the seconds of the clock
    from: /(hour: parseInt\(\w+, 10\),\s+minute: parseInt\(\w+, 10\))/g,
    to: '$1, second: 0, millisecond: 0',
    times: 3,
  },
  { from: /(\.set\(\{ hour: 0, minute: 0) \}\)/g, to: '$1, second: 0, millisecond: 0 })', times: 2 },
]
