/**
 * Serialises what plain JSON can hold: parsing the result gives an equal value, except that properties without a value are left out.
 * @throws TypeError for anything else, such as a date or a promise, which would arrive as something different
 */
export function plainJson(value: unknown): string {
  return JSON.stringify(value, function (this: Record<string, unknown>, key) {
    // not what `toJSON` made of it
    const original = this[key]
    if (!isPlain(original, Array.isArray(this))) throw new TypeError(`‘${key}’ cannot be sent as JSON`)
    return original
  })
}

function isPlain(value: unknown, isItem: boolean): boolean {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return true
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0)
    case 'undefined':
      return !isItem
    case 'object':
      return value === null || Array.isArray(value) || isRecord(value)
    default:
      return false
  }
}

function isRecord(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
