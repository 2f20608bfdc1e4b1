import type { Mend } from './mend'

/**
 * The field for a time holds `00:00` once a date is chosen. What is typed replaces it, and does not come behind it: `00:0008:30` was
 * stored as 00:08. Besides `08:30` it takes `8`, `830` and `8.30`; what is no time leaves the old one.
 */
export const timePickerChanges: Mend['changes'] = [
  {
    from: 'const [E, b] = k.split(p);',
    to: 'const [, E, b] = /^(\\d{1,2})[:.]?(\\d{2})?$/.exec(k.trim()) ?? [];',
  },
  {
    from: '        pattern: y,',
    // the browser puts the caret where one points, after this event
    to: `        onPointerDown: ({ target: k }) => void requestAnimationFrame(() => k.select?.()),
        pattern: y,`,
  },
]
