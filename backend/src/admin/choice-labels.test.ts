import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { choiceLabels } from './choice-labels'

const source = path.join(import.meta.dirname, '..')
const modelSchema = z.object({ attributes: z.record(z.string(), z.object({ enum: z.array(z.string()).optional() })) })

const choices = globSync('{api,components,extensions}/**/*.json', { cwd: source }).flatMap((file) => {
  const { attributes } = modelSchema.parse(JSON.parse(readFileSync(path.join(source, file), 'utf8')))
  return Object.entries(attributes).flatMap(([field, { enum: values }]) => (values ? [{ file, field, values }] : []))
})

/** A value that is written as a label is one: `Maandag`. */
const isLabel = (value: string) => /^[A-Z][a-z]/.test(value)

test.each(choices)('has a label for every value of $field in $file', ({ values }) => {
  expect(values.filter((value) => !choiceLabels[value] && !isLabel(value))).toEqual([])
})

test('has one label for a value, declared by one feature', () => {
  const declared = globSync('{content,features}/*/choice-labels.json', { cwd: source }).flatMap((file) =>
    Object.keys(z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(path.join(source, file), 'utf8')))),
  )
  expect(declared.length).toBeGreaterThan(50)
  expect(new Set(declared).size).toBe(declared.length)
  expect(Object.keys(choiceLabels).toSorted()).toEqual(declared.toSorted())
})

test('has no label for an unused value', () => {
  const used = new Set(choices.flatMap(({ values }) => values))
  expect(Object.keys(choiceLabels).filter((value) => !used.has(value))).toEqual([])
})
