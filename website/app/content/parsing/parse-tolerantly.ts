import type { z } from 'zod'

/** A part of a response that was left out because it broke the contract. */
export interface DroppedPart {
  /** its path: `data.3` */
  at: string
  /** id of the row, when it has one */
  id: unknown
  /** its first error */
  reason: string
}

type Path = readonly PropertyKey[]

/** Each round repairs all errors of the schema; deeper nesting is not a single bad row. */
const MAX_ROUNDS = 10

/**
 * Parses a response of the backend, without the rows that break the contract: one bad row must not break a whole list,
 * or the page around it. In a list the row is dropped, and of a list of texts the bad item; outside lists an optional
 * part becomes null.
 * @param onDrop called for each part that was left out
 * @throws ZodError of the original response when nothing can be left out to make it valid, and when all its rows would
 * have to be: the backend then speaks another contract, and showing an empty list would be wrong
 */
export function parseTolerantly<T extends z.ZodType>(
  schema: T,
  body: unknown,
  onDrop: (part: DroppedPart) => void,
): z.infer<T> {
  const strict = schema.safeParse(body)
  if (strict.success) return strict.data
  const repaired = structuredClone(body)
  const dropped: DroppedPart[] = []
  let { issues } = strict.error
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const bad = new Map<string, { part: Part; reason: string }>()
    for (const issue of issues) {
      const { path, message } = issue
      const part = droppablePart(repaired, issue)
      if (!part) throw strict.error
      const at = part.path.join('.')
      if (!bad.has(at)) bad.set(at, { part, reason: `${path.slice(part.path.length).join('.')}: ${message}` })
    }
    const parts = [...bad].map(([at, { part, reason }]) => ({ at, reason, part }))
    if (
      isWholeList(
        repaired,
        parts.map(({ part }) => part),
      )
    )
      throw strict.error
    for (const { at, reason, part } of parts)
      dropped.push({ at, id: isFields(part.value) ? part.value.id : undefined, reason })
    dropAll(parts.map(({ part }) => part))
    const result = schema.safeParse(repaired)
    if (result.success) {
      dropped.forEach(onDrop)
      return result.data
    }
    issues = result.error.issues
  }
  throw strict.error
}

type Fields = Record<PropertyKey, unknown>

interface Part {
  path: Path
  container: unknown[] | Fields
  value: unknown
}

/** The innermost list row around the error; outside lists the text itself in a list of them, else the innermost part. */
function droppablePart(body: unknown, { path, ...issue }: z.core.$ZodIssue): Part | undefined {
  const parts: Part[] = []
  let container = body
  for (const [depth, key] of path.entries()) {
    const value = isFields(container) || Array.isArray(container) ? (container as Fields)[key] : undefined
    // a sentence without one of its words has another meaning
    const isWords = Array.isArray(container) && path[depth - 1] === 'children'
    // a number in a list belongs to its place there
    const isText = Array.isArray(container) && issue.code === 'invalid_type' && issue.expected === 'string'
    if ((isFields(value) || (isText && depth === path.length - 1)) && !isWords) {
      parts.push({ path: path.slice(0, depth + 1), container: container as Part['container'], value })
    }
    container = value
  }
  const inLists = parts.filter((part) => Array.isArray(part.container))
  return inLists.findLast(({ value }) => isFields(value)) ?? inLists.at(-1) ?? parts.at(-1)
}

function isWholeList(body: unknown, parts: readonly Part[]): boolean {
  const rows = isFields(body) && Array.isArray(body.data) ? body.data : []
  return rows.length > 1 && parts.filter(({ container }) => container === rows).length === rows.length
}

function dropAll(parts: readonly Part[]): void {
  const rows = new Map<unknown[], Set<PropertyKey | undefined>>()
  for (const { container, path } of parts) {
    const key = path.at(-1)
    if (Array.isArray(container)) rows.set(container, (rows.get(container) ?? new Set()).add(key))
    else container[key ?? ''] = null
  }
  for (const [list, dropped] of rows) list.splice(0, list.length, ...list.filter((_, at) => !dropped.has(at)))
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
