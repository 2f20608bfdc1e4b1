const NUMBER = /^[-+]?(\d{1,15}(\.\d*)?|\.\d+)(e[-+]?\d{1,2})?$/i

/** The formats of native fields (https://html.spec.whatwg.org/#common-microsyntaxes). */
const FORMATS = {
  number: NUMBER,
  range: NUMBER,
  date: /^\d{4}-\d{2}-\d{2}$/,
  month: /^\d{4}-(0[1-9]|1[0-2])$/,
  week: /^\d{4}-W(0[1-9]|[1-4]\d|5[0-3])$/,
  time: /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/,
  datetimeLocal: /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/,
  color: /^#[0-9a-f]{6}$/i,
} as const

export type FormattedType = keyof typeof FORMATS

export function isFormatted(type: string): type is FormattedType {
  return Object.hasOwn(FORMATS, type)
}

/** Whether a value is in the format of a native field of this type; a date has to exist. */
export function hasFormat(type: FormattedType, value: string): boolean {
  if (!FORMATS[type].test(value)) return false
  return type === 'date' || type === 'datetimeLocal' ? isRealDate(value.slice(0, 10)) : true
}

function isRealDate(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date)
}
