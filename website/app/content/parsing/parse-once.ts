import type { z } from 'zod'
import { type DroppedPart, parseTolerantly } from './parse-tolerantly.ts'

const parsedBySchema = new WeakMap<z.ZodType, WeakMap<object, unknown>>()

/**
 * Parses a body tolerantly, or returns the earlier result for this schema; frozen, because all callers share it.
 * @param onDrop called for each part that was left out, once per body
 */
export function parseOnce<T extends z.ZodType>(
  schema: T,
  body: unknown,
  onDrop: (part: DroppedPart) => void,
): z.infer<T> {
  if (typeof body !== 'object' || body === null) return schema.parse(body)
  const parsedBodies = parsedBySchema.get(schema) ?? new WeakMap<object, unknown>()
  parsedBySchema.set(schema, parsedBodies)
  if (!parsedBodies.has(body)) parsedBodies.set(body, deepFreeze(parseTolerantly(schema, body, onDrop)))
  return parsedBodies.get(body) as z.infer<T>
}

function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) deepFreeze(part)
  return Object.freeze(value)
}
