import type { Patch } from './patch'

/**
 * A time field holds `00:00` once a date is chosen. Typing replaces it in place of appending to it: `00:0008:30` was
 * stored as 00:08. Besides `08:30` it accepts `8`, `830` and `8.30`; an invalid time leaves the old one.
 */
export const timePickerChanges: Patch['changes'] = [
  {
    from: 'const [E, b] = k.split(p);',
    to: 'const [, E, b] = /^(\\d{1,2})[:.]?(\\d{2})?$/.exec(k.trim()) ?? [];',
  },
  {
    from: '        pattern: y,',
    // the browser places the caret after this event
    to: `        onPointerDown: ({ target: k }) => void requestAnimationFrame(() => k.select?.()),
        pattern: y,`,
  },
  {
    // beside its date, a time with its button was cut off on a phone; it moves below the date where both do not fit
    from: `      /* @__PURE__ */ r(Re, { flex: "1", children: /* @__PURE__ */ r(
        tl,`,
    to: `      /* @__PURE__ */ r(Re, { flex: "1", minWidth: "18rem", children: /* @__PURE__ */ r(
        tl,`,
  },
]
