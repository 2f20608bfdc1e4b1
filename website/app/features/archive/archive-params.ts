import { z } from 'zod'

/** `{year}` in a path, as it is canonical. */
export const yearParamSchema = z
  .string()
  .regex(/^[1-9]\d{3}$/)
  .transform(Number)

/** `{month}` in a path: `01` to `12`, or without the zero, which is redirected. */
export const monthParamSchema = z
  .string()
  .regex(/^(?:0?[1-9]|1[0-2])$/)
  .transform(Number)

const monthName = new Intl.DateTimeFormat('nl-NL', { month: 'long', timeZone: 'UTC' })

/** `november`, of a month from 1. */
export function nameOfMonth(month: number): string {
  return monthName.format(Date.UTC(2000, month - 1))
}

/** `1 artikel`, `1.204 artikelen`. */
export function articleCount(count: number): string {
  return count === 1 ? '1 artikel' : `${count.toLocaleString('nl-NL')} artikelen`
}
